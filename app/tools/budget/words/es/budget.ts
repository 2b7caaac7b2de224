import { de } from '../../../../platform/spanish.ts'
import type { words as en } from '../en/budget.ts'

type Words = typeof en

const form: Words['form'] = {
  heading: 'Sus números',
  home: '¿Qué vivienda?',
  size: 'Tamaño',
  sizes: ['Estudio', '1 recámara', '2 recámaras', '3 recámaras', '4 recámaras'],
  rent: 'O la renta, si la sabe',
  deposit: 'El depósito, si lo sabe',
  help: '¿Con ayuda, o por su cuenta?',
  helpHint: 'El precio de cada programa se suma al total.',
  alone: 'Por mi cuenta',
  adults: 'Adultos',
  have: '¿Qué tiene usted?',
  cash: 'Dinero que tiene ahora',
  income: 'Dinero que entra cada mes',
  incomeHint: 'Lo que le queda después de descuentos, con beneficios',
  bills: 'Otras cuentas cada mes',
  billsHint: 'Comida, teléfono, carro, deudas: todo menos la renta',
  moving: 'Gastos de la mudanza',
  movingHint: 'Un camión, cajas, una cama',
  borrow: '¿Piensa pedir prestado?',
  borrowHint: 'Si no, déjelo en blanco. Pida estos números al prestamista. No adivinamos la tasa.',
  loan: 'Préstamo',
  payment: 'Pago cada mes',
  count: 'Por cuántos meses',
  wholeMonths: 'Escriba un número entero del 1 al 120.',
  inDigits: 'Escríbalo en números, como 1200 o 1200.50.',
}

const town: Words['town'] = {
  label: 'Ciudad o pueblo',
  hint: 'Como Houston, TX',
  isAway: 'La lista de ciudades no llegó. Escriba la renta abajo.',
  found: (years) => `Rentas justas de HUD, el departamento federal de vivienda, ${years}`,
  pickOrAdd: 'Elija una, o añada el estado.',
  pick: 'Elija una.',
  notFound: 'No está en nuestra lista. Escriba la renta abajo.',
}

/** As the names of states stand in a sentence. */
function inSentence(state: string) {
  return state === 'District of Columbia' ? `el ${state}` : state
}

const lines: Words['lines'] = {
  firstRent: { name: 'La renta del primer mes', note: 'al arrendador' },
  deposit: 'Depósito',
  asked: 'lo que le dijeron',
  oneMonthIsCommon: 'Un mes es lo común. Algunos estados ponen un límite.',
  limitNotOnFile: (state) => `Un mes es lo común. No tenemos el límite ${de(inSentence(state))}.`,
  atMost: (months, state, detail) =>
    `${months === 1 ? 'Un mes' : `${String(months).replace('.5', '½')} meses`}, lo máximo que permite ${inSentence(state)}${detail ? ` (${detail})` : ''}. Muchos piden menos.`,
  fee: {
    name: 'Cargo de solicitud',
    note: (amount) => `al arrendador, por cada una: ${amount}.`,
    atCost: 'al costo',
  },
  moving: { name: 'Mudanza', note: 'camión, cajas, cosas para la casa' },
  together: 'En total',
  have: 'Lo que tiene',
  cashAndLoan: 'dinero y préstamo',
  missing: 'Falta',
  left: 'Queda',
}

const cuts: Words['cuts'] = {
  short: (missing) => `Le faltan ${missing} el primer día.`,
  rentThatFits: (rent, hasLoan) =>
    `Con el dinero que tiene${hasLoan ? ' y el préstamo' : ''}, le alcanzaría para una renta de ${rent} o menos.`,
  inParts: 'Pida al arrendador pagar el depósito en dos o tres partes. Que le responda por escrito.',
  ourFees: (ours, total) =>
    `Nuestros cargos son ${ours} de los ${total}. Primero inténtelo por su cuenta: las cartas y la lista de documentos son gratis.`,
  eachMonth: (missing) => `Cada mes faltan ${missing}. Un préstamo no arregla eso. Suma una cuenta más.`,
  whilePaying: (missing, { from, until }, isOnlyThen) =>
    `${from === until ? `En el mes ${until}` : `Del mes ${from} al mes ${until}`}, mientras paga el préstamo, faltan ${missing}${from === until ? '' : ' cada mes'}.${isOnlyThen ? ' Después, según sus números, no falta nada. Pida menos prestado, o guarde esa cantidad.' : ''}`,
  rentOfIncome: (rent) => `Con estos ingresos y estas cuentas, le alcanzaría para una renta de ${rent}.`,
  call: 'Llame al 2-1-1. Es gratis. Pregunte quién ayuda cerca de usted con un depósito o la primera renta.',
  keep: (left) => `Después del primer día le quedan ${left}. Déjelos en el banco para el primer mes malo.`,
  withoutLoan: 'El primer día le alcanzaría sin el préstamo.',
}

type Repaid = Parameters<Words['loan']['costs']>[0]

const loan: Words['loan'] = {
  heading: 'Sobre los préstamos',
  unknown: (amount) =>
    `Usted pide prestados ${amount}. Pregunte al prestamista cuánto paga cada mes, y por cuánto tiempo. Hasta entonces esta suma no está completa.`,
  lessThanBorrowed: (repaid) =>
    `${paidBack(repaid)} Eso es menos de lo que pide, así que un número está mal. Pregunte otra vez.`,
  costs: (repaid, price) => `${paidBack(repaid)} El préstamo le cuesta ${price}.`,
}

function paidBack({ amount, payment, count, repaid }: Repaid) {
  return `Usted pide prestados ${amount}. Paga ${payment} ${count === 1 ? '1 vez' : `${count} veces`}. En total son ${repaid}.`
}

export const words: Words = {
  form,
  town,
  lines,
  cuts,
  loan,
  dayOne: 'Dinero para el primer día',
  place: (name, years) =>
    `${name}. La renta es la renta justa de HUD del ${years}. La luz, el gas y el agua están incluidos.`,
  typedRent: 'Con la renta que escribió.',
  print: 'Imprimir',
  months: {
    heading: 'Mes por mes',
    lead: 'La renta del primer mes se paga el primer día. La renta sube, las horas bajan: guarde un poco.',
    typeIncome: 'Escriba el dinero que tiene y lo que gana al mes para ver qué queda.',
    caption: 'Los primeros seis meses',
    month: 'Mes',
    comesIn: 'Entra',
    goesOut: 'Sale',
    left: 'Queda',
  },
  whatYouCanDo: 'Lo que puede hacer',
  example: 'Un ejemplo',
}
