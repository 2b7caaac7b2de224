import { de } from '../../../../platform/spanish.ts'
import { grouped } from '../../../../platform/us-number.ts'
import { withArticle } from '../../../../platform/us-states.ts'
import type { words as en } from '../../en/state/help.ts'

export const words: typeof en = {
  heading: (state) => `Ayuda gratis en ${withArticle(state, 'es')}`,
  lead: (state, agencies, agencySource, aidSource) =>
    agencies === 1
      ? `Conocemos una agencia pública de vivienda que da vales de vivienda (vouchers) o vivienda pública en ${withArticle(state, 'es')} (${agencySource}). Aquí está, y la ayuda legal (${aidSource}).`
      : `Conocemos ${grouped(agencies)} agencias públicas de vivienda que dan vales de vivienda (vouchers) o vivienda pública en ${withArticle(state, 'es')} (${agencySource}); la página de cada lugar nombra la más cercana. Aquí hay oficinas en los pueblos y ciudades más grandes, y la ayuda legal (${aidSource}).`,
  agency: (city, program) => `${city}: ${program}.`,
  lawyers: 'Abogados gratis para personas con pocos ingresos.',
  oneOfSeveral: 'Abogados gratis; ahí le dicen cuál oficina es la suya.',
  courts: (state) => `Cortes ${de(withArticle(state, 'es'))}`,
  courtsText: 'Formularios, fechas y quién está a cargo.',
  selfHelp: 'Ayuda de la corte para quien no tiene abogado',
  plainWords: 'Ayuda legal en palabras sencillas',
  withoutLawyer: 'Para personas sin abogado.',
  lending: {
    heading: (state) => `Préstamos y ayudas en ${withArticle(state, 'es')}`,
    lead: 'Lo que estas ayudas suelen pedir y pagar. Cada programa pone sus propias reglas y puede ya no tener dinero, y no todos los lugares tienen uno.',
    who: 'Para quién',
    amount: 'Cantidad',
    thatIs: 'Eso es',
    ask: (line, phone, what) => `Contacto: ${line}, ${phone}. Pregunte ${what}`,
    contact: (brand, phone) => `Contacto: ${brand}, ${phone}`,
    emergency: {
      name: 'Ayuda de emergencia para la renta (Emergency Rental Assistance)',
      provider: 'Programas estatales y locales',
      text: (state) =>
        `Para hogares en ${withArticle(state, 'es')} que se atrasaron con la renta o están por atrasarse.`,
      who: (share) => `ingresos por debajo del ${share} de la mediana del área`,
      amount: (months) => `hasta ${months} meses de renta`,
      asked: 'quién la paga donde usted vive',
    },
    deposit: {
      name: 'Préstamos para el depósito',
      provider: 'Red de prestamistas',
      text: (costs) =>
        `Para el depósito que hay entre usted y las llaves. Es parte de nuestro programa de fondos: ${costs}`,
      who: (income) => `${income} de ingresos al mes`,
    },
    moving: {
      name: 'Ayudas para la mudanza (grants)',
      provider: 'Programas de la comunidad',
      text: 'Para el camión, las cajas y los primeros días.',
      who: 'inquilinos que se mudan a una nueva vivienda',
      asked: 'quién las da donde usted vive',
    },
  },
}
