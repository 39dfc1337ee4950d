import { supportHours } from '@exchange/domain';
import { useServices } from '#shared/services/services.ts';

/** When support is there, in its own time zone; the title says when that is for the reader. */
export const SupportHours = () => {
  const { config, now } = useServices();
  const at = now();
  const readerMinutesEast = -new Date(at).getTimezoneOffset();
  const { text, forReader } = supportHours({ zone: config.supportTimeZone, at, readerMinutesEast });
  return <span title={forReader}>{text}</span>;
};
