/** Time that is left, to be read. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below this every second counts. */
export const LOW = 10 * SECOND;

/** What a language calls long times. */
export interface Units {
  day: string;
  hour: string;
}

/** As clocks show it: days and hours, hours and minutes, minutes and seconds, at last tenths. */
export function timeText(left: number, units: Units): string {
  const time = Math.max(left, 0);
  if (time >= DAY) {
    const hours = Math.floor((time % DAY) / HOUR);
    const days = `${Math.floor(time / DAY)}\u00a0${units.day}`;
    return hours > 0 ? `${days} ${hours}\u00a0${units.hour}` : days;
  }
  const two = (part: number): string => String(Math.floor(part)).padStart(2, '0');
  const seconds = two((time % MINUTE) / SECOND);
  if (time >= HOUR) {
    return `${Math.floor(time / HOUR)}:${two((time % HOUR) / MINUTE)}:${seconds}`;
  }
  const text = `${Math.floor(time / MINUTE)}:${seconds}`;
  return time < LOW ? `${text}.${Math.floor((time % SECOND) / 100)}` : text;
}

/** How long until the text changes, so that nobody looks more often than there is news. */
export function untilNext(left: number): number {
  if (left >= DAY) return MINUTE;
  if (left < LOW) return 100;
  return (left % SECOND) + 1;
}
