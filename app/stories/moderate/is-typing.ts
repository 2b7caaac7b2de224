/** Whether somebody has the focus in a field for a reason: of the story in front, or of those that are selected. */
export function isTyping() {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement && activeElement.name === 'reason'
}
