import type { InLanguages } from '../platform/language.ts'
import { words as en, formRefusals as enForm } from './words/en.ts'
import { words as es, formRefusals as esForm } from './words/es.ts'

/** What is said about a photo that cannot be taken. */
export const photoWords: InLanguages<typeof en> = { en, es }

/** What the form of a story says itself, before anything is sent. */
export const formRefusals: InLanguages<typeof enForm> = { en: enForm, es: esForm }
export type FormRefusal = keyof typeof enForm
