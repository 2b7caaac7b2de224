import type { words as en } from '../en/page.tsx'

export const words: typeof en = {
  program: (kit, costs) => (
    <>
      ¿Tiene los documentos y aún no hay un sí? Tenemos esto: {kit}. Esta página es gratis, el kit no: {costs}
    </>
  ),
  sources:
    'Ningún arrendador pide todo esto. Pregunte qué documentos quiere. Nunca dé su tarjeta del Seguro Social ni la clave de su banco a alguien que no conoce en persona.',
}
