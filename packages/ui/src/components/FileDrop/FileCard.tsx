import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import * as styles from './FileDrop.css';
import { FilePreview } from './FilePreview';
import { fileSizeText } from './fileTexts';
import type { FileUpload } from './fileUpload';

interface Said {
  state: FileUpload['state'] | 'chosen';
  icon: IconName | undefined;
  text: string;
}

const says = (file: File, upload: FileUpload | undefined): Said => {
  switch (upload?.state) {
    case 'running':
      return { state: 'running', icon: undefined, text: 'Uploading' };
    case 'done':
      return { state: 'done', icon: 'success', text: 'Uploaded' };
    case 'failed':
      return { state: 'failed', icon: 'error', text: upload.reason };
    case undefined:
      return { state: 'chosen', icon: undefined, text: fileSizeText(file.size) };
  }
};

export interface FileCardProps {
  id: string;
  file: File;
  upload: FileUpload | undefined;
  /** The actions, unless an upload is running. */
  children: ReactNode;
}

/** The chosen file: its preview, its name and the state of its upload. */
export const FileCard = ({ id, file, upload, children }: FileCardProps) => {
  const { state, icon, text } = says(file, upload);
  return (
    <div className={styles.card}>
      <FilePreview file={file} />
      <div className={styles.facts}>
        <div id={id}>
          <p title={file.name} className={styles.name}>
            {file.name}
          </p>
          <p role="status" data-state={state} className={styles.status}>
            {icon !== undefined && (
              <span className={styles.statusIcon}>
                <Icon name={icon} size={12} />
              </span>
            )}
            {text}
          </p>
        </div>
        {upload?.state === 'running' ? (
          <div className={styles.running}>
            <ProgressBar label={`Uploading ${file.name}`} isLabelHidden value={upload.percent} />
          </div>
        ) : (
          <div className={styles.actions}>{children}</div>
        )}
      </div>
    </div>
  );
};
