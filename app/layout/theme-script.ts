/**
 * Runs in the head of every page, before the first paint. Sets the theme: the visitor's choice in the header, else
 * the site's own (data-theme). Closes the menu as people expect, and hides pictures that cannot be loaded.
 * A block, so that no name is left behind in the page; no imports: the build only strips types and shortens it.
 */
{
  const page = document.documentElement
  const night = matchMedia('(prefers-color-scheme:dark)')

  // Storage may be forbidden: then the choice is here, and lasts as long as the page.
  let chosen = ''

  const showTheme = () => {
    let theme = chosen
    try {
      theme ||= localStorage.theme
    } catch {}
    if (!/^(light|dark|system)$/.test(theme)) theme = page.dataset.theme || 'system'
    const isDark = theme === 'dark' || (theme === 'system' && night.matches)
    page.classList.toggle('dark', isDark)
    page.classList.toggle('light', !isDark)
    for (const choice of document.querySelectorAll<HTMLInputElement>('.theme input'))
      choice.checked = choice.value === theme
  }

  showTheme()
  night.addEventListener('change', showTheme)
  // The choices come after this script, pages come back from the browser's memory, and other tabs choose too.
  for (const event of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(event, showTheme)

  addEventListener('change', ({ target }) => {
    // Changes come from fields alone.
    const field = target as HTMLInputElement
    if (!field.closest('.theme')) return
    try {
      localStorage.theme = field.value
    } catch {
      chosen = field.value
    }
    showTheme()
  })

  // At the Escape key, a press or the focus outside of it, which it would cover, and at a click on one of its links.
  // A tap on plain text is no click on an iPhone.
  const closeMenu = (event: Event) => {
    const menu = document.querySelector<HTMLDetailsElement>('.menu[open]')
    const { type, key, target } = event as KeyboardEvent & { target: Element }
    if (
      !menu ||
      !(key ? key === 'Escape' : !menu.contains(target) || (type === 'click' && target.closest('.sheet a')))
    )
      return
    menu.open = false
    if (key) menu.querySelector('summary')?.focus()
  }
  for (const event of ['click', 'pointerdown', 'keydown', 'focusin']) addEventListener(event, closeMenu)

  const hideBroken = ({ target }: Event) => {
    // What breaks may be a script: then it is the window.
    const broken = target as HTMLElement
    if (broken.dataset?.hideBroken === '') broken.hidden = true
  }
  // Errors of pictures do not rise: they are met on their way down.
  addEventListener('error', hideBroken, true)
}
