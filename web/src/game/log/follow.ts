/** So near to the end is at the end, in pixels. */
const NEAR = 40;

/** What of a list tells how far it is scrolled. */
export type Scrolled = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/** Whether new lines are followed after a scroll that began at a height. */
export function followsAfter(follows: boolean, from: number, list: Scrolled): boolean {
  const { scrollTop, scrollHeight, clientHeight } = list;
  if (scrollHeight - scrollTop - clientHeight < NEAR) return true;
  return follows && scrollTop >= from;
}
