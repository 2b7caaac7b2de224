import { de } from '../../../../platform/spanish.ts'
import type { words as en } from '../../en/town/stories.ts'

type From = Parameters<typeof en.madeUp>[0]

const where = ({ town, state }: From) =>
  [town, state && `otros lugares ${de(state)}`].filter(Boolean).join(' y ')

const tellings: typeof en.tellings = [
  (city) => `Cinco veces no en ${city}, y un sí.`,
  () => 'Me preguntaron qué pasó después de mi desalojo.',
  () => 'Sabían dónde no presentar la solicitud.',
  () => 'Mis talones de pago hablaron por mí.',
  () => 'Seis líneas explicaron mi contrato de renta incumplido.',
  () => 'Éramos cuatro en un cuarto. Ya no.',
  () => 'Una gerente leyó todos mis antecedentes.',
  () => 'Alguien contestó el teléfono.',
  () => 'Mi arrendador anterior escribió: pagado.',
  () => 'Tardó semanas. Ellos siguieron llamando.',
  () => 'Tenía dinero, pero no historial.',
  () => 'El depósito era mi barrera.',
]

export const words: typeof en = {
  tellings,
  toldByRenters: (from) => `De ${where(from)}, en palabras de los mismos inquilinos.`,
  madeUp: (from) => `Ejemplos inventados, situados en ${where(from)}.`,
  someMadeUp: (from) => `De ${where(from)}. Las historias inventadas están marcadas.`,
}
