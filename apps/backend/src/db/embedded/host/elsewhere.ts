import { statfs } from 'node:fs/promises';
import { isInSight, isOfEarlierBoot, type ProcessOnHost } from './processOnHost';

/** Linux's numbers for ext4, XFS, Btrfs, ZFS, F2FS, tmpfs and overlay, which only one machine can mount at a time. */
const ownDisks = new Set([0xef53, 0x58465342, 0x9123683e, 0x2fc12fc1, 0xf2f52010, 0x01021994, 0x794c7630]);

const isOnOwnDisk = async (path: string): Promise<boolean> => ownDisks.has((await statfs(path)).type);

/**
 * Whether it may be alive out of sight: on another machine or in another container with the same folder.
 * On this machine's own disk, a process from before the last reboot has certainly ended.
 */
export const isElsewhere = async (other: ProcessOnHost, folder: string): Promise<boolean> =>
  !isInSight(other) && !(isOfEarlierBoot(other) && (await isOnOwnDisk(folder)));
