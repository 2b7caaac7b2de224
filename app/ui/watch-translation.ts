/** Loads what React needs beside a translator once there is one: it puts a `<font>` into the page. */
export function watchTranslation() {
  const translations = document.getElementsByTagName('font')
  new MutationObserver(async (changes) => {
    if (translations.length > 0) (await import('./translated-text.ts')).followTranslation(changes)
  }).observe(document, { childList: true, subtree: true })
}
