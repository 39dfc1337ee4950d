import { resolutions, timeFrames, type Resolution, type TimeFrame } from '@exchange/domain';
import { Button } from '../Button/Button';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../DropdownMenu/DropdownMenu';
import { DropdownMenuItem } from '../DropdownMenu/DropdownMenuItem';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Select } from '../Select/Select';
import { useClock } from '../Timestamp/useClock';
import { frames } from './chartRanges';
import { barClock, resolutionWords } from './chartTexts';
import * as styles from './PriceChart.css';

export interface ResolutionsProps {
  value: Resolution;
  onValueChange: (resolution: Resolution) => void;
}

const choices = resolutions.map((value) => ({ value, label: value, hint: resolutionWords[value] }));

/** All in one line if there is room, otherwise a select. */
export const Resolutions = ({ value, onValueChange }: ResolutionsProps) => (
  <>
    <div className={styles.segments}>
      <SegmentedControl
        label="Resolution"
        isLabelHidden
        size="small"
        options={choices}
        value={value}
        onValueChange={onValueChange}
      />
    </div>
    <div className={styles.select}>
      <Select
        label="Resolution"
        isLabelHidden
        size="small"
        title={resolutionWords[value]}
        options={choices}
        value={value}
        onValueChange={(chosen) => {
          const resolution = resolutions.find((known) => known === chosen);
          if (resolution !== undefined) onValueChange(resolution);
        }}
      />
    </div>
  </>
);

export interface FramesProps {
  onChoose: (frame: TimeFrame) => void;
}

/** Each shows its time frame once. None stays selected, because scrolling leaves that frame. */
export const Frames = ({ onChoose }: FramesProps) => (
  <>
    <div role="group" aria-label="Time frame" className={styles.frames}>
      {timeFrames.map((frame) => (
        <Button
          key={frame}
          variant="ghost"
          tone="neutral"
          size="small"
          title={frames[frame].words}
          onClick={() => onChoose(frame)}
        >
          {frame}
        </Button>
      ))}
    </div>
    <div className={styles.frameMenu}>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" tone="neutral" size="small" aria-label="Time frame">
            Frame
            <Icon name="chevronDown" size={12} />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          {timeFrames.map((frame) => (
            <DropdownMenuItem key={frame} onSelect={() => onChoose(frame)}>
              {frame}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  </>
);

/** The makers of the library, and the zone of its times. */
export const PlotNotes = ({ resolution }: { resolution: Resolution }) => (
  <>
    <span className={styles.makers}>
      <Link isExternal variant="quiet" href="https://www.tradingview.com/">
        TradingView
      </Link>
    </span>
    <span className={styles.zone}>{barClock(resolution, useClock()).zone}</span>
  </>
);
