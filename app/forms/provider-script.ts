/** Loads a provider's form script as the page appears and takes it away, with all it drew, when the page is left. */
export function keepProviderScript(place: HTMLElement) {
  const { formScript = '', formKey = '' } = place.dataset
  const load = () => {
    if (place.querySelector('script')) return
    const tag = document.createElement('script')
    tag.src = formScript
    tag.async = true
    // Providers read the form's identifier from their own tag, under one of these names.
    tag.dataset.formId = formKey
    tag.dataset.embedKey = formKey
    tag.dataset.width = '100%'
    place.append(tag)
  }
  load()
  // Browsers keep a page that was left for the way back: without its script, until it appears again.
  addEventListener('pagehide', () => place.replaceChildren())
  addEventListener('pageshow', load)
}
