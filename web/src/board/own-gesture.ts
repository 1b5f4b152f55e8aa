import type { Attachment } from 'svelte/attachments';

/** What a finger or a mouse can press. */
const PRESSABLE = 'button, a[href], summary, [role="button"]';

/**
 * Refuses clicks on what was not there when the finger came down: the tap that makes a button appear
 * must not press it too. No clock is asked, for slow machines are late and quick hands are early.
 */
export const ownGesture: Attachment<Element> = (element) => {
  /** Everything under the last finger that came down. */
  let under: readonly EventTarget[] = [];

  const press = (event: Event): void => {
    under = event.composedPath();
  };
  const click = (event: Event): void => {
    // Keys, and programs that read aloud, press without a finger.
    if (!(event instanceof MouseEvent) || event.detail === 0) return;
    const pressed = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    if (!pressed || under.includes(pressed)) return;
    event.stopPropagation();
    event.preventDefault();
  };

  // On the window: whatever comes down elsewhere counts as well.
  window.addEventListener('pointerdown', press, true);
  element.addEventListener('click', click, true);
  return () => {
    window.removeEventListener('pointerdown', press, true);
    element.removeEventListener('click', click, true);
  };
};
