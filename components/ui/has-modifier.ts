type Modified = Pick<MouseEvent | KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a modifier key is held. Such a press belongs to the browser: it opens another tab or window, or is a shortcut. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modified): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
