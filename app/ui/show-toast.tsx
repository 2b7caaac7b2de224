import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { LanguageContext, languageOfPage } from './language.ts'
import { Toasts } from './toasts.tsx'

let mounted: Promise<void> | undefined

/** For islands: the toaster comes with the first thing it has to say, and misses what is said before it is mounted. */
export async function showToast(kind: 'success' | 'info' | 'warning' | 'error', text: string) {
  mounted ??= new Promise(mountToasts)
  await mounted
  toast[kind](text)
}

function mountToasts(onMount: () => void) {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <LanguageContext value={languageOfPage()}>
      <Toasts onMount={onMount} />
    </LanguageContext>,
  )
}
