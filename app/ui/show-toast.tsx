import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { isLanguage } from '../platform/language.ts'
import { LanguageContext } from './language.ts'
import { Toasts } from './toasts.tsx'

let isThere = false

/** For islands: the toaster comes to the page with the first thing it has to say. */
export function showToast(kind: 'success' | 'info' | 'warning' | 'error', text: string) {
  if (!isThere) {
    isThere = true
    const place = document.createElement('div')
    document.body.append(place)
    const { lang } = document.documentElement
    createRoot(place).render(
      <LanguageContext value={isLanguage(lang) ? lang : 'en'}>
        <Toasts />
      </LanguageContext>,
    )
  }
  // After the toaster is mounted: it misses earlier events.
  setTimeout(() => toast[kind](text), 50)
}
