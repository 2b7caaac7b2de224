import type { words as en } from '../en/apply.tsx'

const adults = (count: number) => (count === 1 ? '1 adulto' : `${count} adultos`)

export const words: typeof en = {
  application: 'Solicitud',
  steps: {
    you: 'Usted',
    home: 'Su próxima vivienda',
    happened: 'Lo que pasó',
    yes: 'Su permiso',
  },
  lookAgain: 'Por favor, revise estas respuestas',
  back: 'Atrás',
  next: 'Continuar',
  sendMine: 'Enviar mi solicitud',
  sending: 'Enviando…',
  program: 'Programa',
  pleaseChoose: 'Por favor, elija',
  filledIn: (place) => <>{place} viene de la página donde estaba.</>,
  leaveEmpty: 'Deje esto vacío',
  eachYes:
    'Cada permiso se guarda con sus palabras y la hora, y puede retirarlo en su página privada. No se vende nada, y este formulario no consulta a ninguna agencia de crédito.',
  neverAsked: () => (
    <>
      Aquí nunca pedimos un <b>número de Seguro Social</b>, una <b>tarjeta</b> ni una <b>cuenta de banco</b>.
      Si alguien se los pide en nuestro nombre, no somos nosotros.
    </>
  ),
  ratherTalk: (phone) => <>¿Prefiere hablar? {phone}</>,
  otherDevice: {
    title: 'Continuar en otro aparato',
    text: 'Guardamos por dos semanas lo que escribió y le mandamos un enlace privado por correo. No hacemos nada más con ello hasta que lo envíe.',
    mailMe: 'Mándenme el enlace',
  },
  thisDevice: {
    text: (canMail) =>
      `Hasta enviarlas${canMail ? ' o pedir el enlace' : ''}, sus respuestas se quedan solo en este aparato.`,
    erase: 'Borrarlas',
  },
  wizard: {
    text: 'Ya respondió una parte en “Vea si califica”.',
    use: 'Usar esas respuestas',
  },
  said: {
    change: 'Cambiar',
    nothing: 'Nada todavía',
    withYourWords: (found) => (found ? `${found}, y sus propias palabras` : 'sus propias palabras'),
    aMonth: (amount) => `${amount} al mes`,
    bedrooms: (count) => (count === 0 ? 'estudio' : count === 1 ? '1 recámara' : `${count} recámaras`),
  },
  yourYes: {
    title: 'Preguntas por separado. Diga que sí solo a lo que quiera.',
    needed: 'necesario',
    yourChoice: 'usted decide',
  },
  adults,
  slip: {
    nothingNow: 'Nada que pagar ahora',
    title: 'Lo que cuesta',
    about: (program, count) => `${program}, ${adults(count)}`,
    today: 'Hoy, con este formulario',
    noCard: 'sin tarjeta, nada que firmar',
    nothing: 'Nada',
    total: 'A nosotros, en total',
    and: (sums) => sums.join(' y '),
    forAdults: (fee, count) => `${fee}, ${adults(count)}`,
    rentYouWrote: (due) => `${due}; aquí, la renta que escribió`,
    refund: (refund, terms) => (
      <>
        {refund} La aprobación no está garantizada. {terms}
      </>
    ),
    terms: 'Todos los términos',
    line: (about, payments) =>
      `${about}: ${payments.map(({ amount, due }) => `${amount} ${due}`).join('; ')}. Ahora, nada.`,
  },
  errors: {
    email: 'Eso no parece un correo electrónico',
    phone: 'Por favor, escriba un teléfono de EE. UU. con código de área',
    dollars: 'Por favor, escriba una sola cantidad, como 1,200',
    count: (most) => `Por favor, elija un número del 1 al ${most}`,
    emailOrCall: 'Por favor, escriba su correo electrónico, o elija una llamada',
    phoneOrEmail: 'Por favor, escriba su número de teléfono, o elija correo electrónico',
    neededYes: 'Sin este permiso no podemos guardar ni contestar su solicitud',
    privateNumber:
      'Esto parece un número de Seguro Social, de tarjeta o de cuenta. Por favor, quítelo: nunca lo necesitamos.',
  },
  failed:
    'No pudimos guardar su solicitud. No se perdió nada de lo que escribió: envíela otra vez en un rato.',
  unreachable: 'Ahora no hay conexión. Sus respuestas se quedan en este aparato: envíelas cuando la haya.',
  keepOpen: 'Ahora no hay conexión. Deje esta página abierta y envíe sus respuestas cuando la haya.',
}
