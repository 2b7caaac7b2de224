import type { words as en } from '../en/page.tsx'

export const words: typeof en = {
  program: (kit, costs) => (
    <>
      ¿Quiere también una lista de viviendas de segunda oportunidad? Es parte de nuestro {kit}. Eso cuesta
      dinero, esta página no: {costs}
    </>
  ),
  sources: (read) =>
    `Palabras generales, para que las haga suyas. Ley federal, leída el ${read}; su estado le puede dar más derechos.`,
  heading: 'Todas las cartas como texto simple',
  lead: 'Para copiar a mano. Las líneas son para que las llene. Mande la versión en inglés.',
  otherLines: 'Otras líneas que puede usar:',
}
