import { statfs } from 'node:fs/promises';
import { isInSight, isOfEarlierBoot, type ProcessOnHost } from './processOnHost';

/** ext4, XFS, Btrfs, ZFS, F2FS, tmpfs and overlay, as Linux numbers them: one machine alone mounts each. */
const ownDisks = new Set([0xef53, 0x58465342, 0x9123683e, 0x2fc12fc1, 0xf2f52010, 0x01021994, 0x794c7630]);

const isOnOwnDisk = async (path: string): Promise<boolean> => ownDisks.has((await statfs(path)).type);

/**
 * Whether it may be alive where we cannot look: on another machine or in another container that has the same folder.
 * On a disk of this machine's own, whatever it did before it started again is over.
 */
export const isElsewhere = async (other: ProcessOnHost, folder: string): Promise<boolean> =>
  !isInSight(other) && !(isOfEarlierBoot(other) && (await isOnOwnDisk(folder)));
