/** Loads what React needs beside a translator once there is one: it puts a `<font>` into the page. */
export function watchTranslation() {
  const translations = document.getElementsByTagName('font')
  new MutationObserver((changes) => {
    if (translations.length > 0)
      import('./translated-text.ts').then(
        ({ followTranslation }) => followTranslation(changes),
        () => {},
      )
  }).observe(document, { childList: true, subtree: true })
}
