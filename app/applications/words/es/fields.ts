import type { words as en } from '../en/fields.ts'

const phoneOrEmail = 'Por favor, escriba un número de teléfono o un correo electrónico'

export const words: typeof en = {
  fullName: { label: 'Su nombre', missing: 'Por favor, escriba su nombre' },
  phone: {
    label: 'Teléfono',
    hint: 'Teléfono o correo electrónico: basta uno.',
    missing: phoneOrEmail,
  },
  email: { label: 'Correo electrónico', missing: phoneOrEmail },
  reachBy: {
    label: '¿Cómo nos comunicamos primero con usted?',
    missing: 'Por favor, elija cómo nos comunicamos con usted',
    choices: { call: 'Llamada', text: 'Texto', mail: 'Correo' },
  },
  reachWhen: {
    label: 'Una buena hora',
    missing: 'Por favor, elija una buena hora',
    choices: {
      any: 'A cualquier hora',
      morning: 'Por la mañana',
      afternoon: 'Por la tarde',
      evening: 'Por la noche',
    },
  },
  kitPart: {
    label: '¿Qué quiere pedir?',
    missing: 'Por favor, elija el kit completo o solo el número',
    choices: { full: 'El kit completo', number: 'Solo el número' },
  },
  place: {
    label: 'Ciudad y estado',
    missing: 'Por favor, escriba la ciudad y el estado donde quiere vivir',
  },
  adults: {
    label: 'Adultos que se mudan',
    missing: 'Por favor, diga cuántos adultos se mudan',
  },
  moveIn: {
    label: 'Mudanza',
    missing: 'Por favor, diga cuándo quiere mudarse',
    choices: {
      'two-weeks': 'En menos de dos semanas',
      month: 'En menos de un mes',
      'three-months': 'En uno a tres meses',
      unsure: 'Todavía no sé',
    },
  },
  bedrooms: {
    label: '¿Cuántas recámaras?',
    missing: 'Por favor, elija cuántas recámaras',
    choices: { 0: 'Estudio' },
  },
  rentBudget: {
    label: 'Renta que puede pagar al mes',
    missing: 'Por favor, escriba la renta que puede pagar',
  },
  income: {
    label: 'Ingresos al mes, antes de impuestos',
    missing: 'Por favor, elija sus ingresos',
  },
  challenges: {
    label: '¿Qué puede encontrar un arrendador?',
    hint: 'Marque lo que corresponda. Leemos cada solicitud; un arrendador aún puede decir que no.',
    missing: 'Por favor, marque lo que corresponda, o “Nada de esto”',
    choices: {
      'Poor Credit': 'Crédito bajo',
      Evictions: 'Un desalojo',
      'Broken Leases': 'Un contrato de renta incumplido',
      'Criminal Background': 'Antecedentes penales',
      None: 'Nada de esto',
    },
  },
  words: {
    label: 'En una o dos frases',
    hint: 'Por qué pasó, y qué ha cambiado. No ponga nombres ni números de cuentas.',
    missing: 'Por favor, escriba una frase sobre lo que pasó',
  },
}
