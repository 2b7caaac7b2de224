import type { words as en } from '../en/private.tsx'

type Words = typeof en

const safetyCopies =
  'Las copias de seguridad pueden conservar estos datos hasta que otras más nuevas las reemplacen.'

const eachStep = 'Usted ve cada paso en su página privada.'

const sent: Words['sent'] = {
  title: 'Tenemos su solicitud',
  description: 'Su solicitud llegó.',
  frame: 'Solicitud enviada',
  heading: 'Ya la tenemos. Ahora nos toca a nosotros.',
  arrived: (place, day) => `Su solicitud para ${place} llegó el ${day}. No se cobró nada.`,
  firstKept:
    'Este formulario ya nos había llegado. Valen las respuestas y opciones que envió primero; lo que cambió después no está en ellas. Díganoslo en su página privada.',
  openPage: 'Abrir mi página privada',
  call: (phone) => `Llame al ${phone}`,
  yourNumber: 'Su número',
  next: 'Lo que sigue',
  times: 'Estos son los tiempos que queremos cumplir. Si se pasa alguno, llámenos y dé su número.',
  mail: {
    when: 'En unos minutos',
    title: 'Un correo electrónico con su número',
    text: 'Trae el enlace a su página privada. Busque también en la carpeta de spam.',
  },
  noMail: {
    when: 'Ahora',
    title: 'Guarde su página privada',
    text: 'El enlace no le llega por correo: abra la página ahora y guárdela en sus favoritos.',
  },
  read: {
    when: (time) => `Por lo general, en ${time} o menos`,
    title: 'Una persona la lee y contesta',
    text: 'Un especialista en rentas revisa lo que escribió y le dice lo que cuesta, antes de que usted acepte nada.',
  },
  fee: ({ name, amount, due }) => `${name}: ${amount}, ${due}.`,
  start: {
    when: 'Cuando usted diga que sí',
    title: 'Empezamos',
    checkout: (link) => (
      <>
        {link('Pague ahora el primer cargo, en nuestra página de pago')}. También puede esperar hasta que
        hayamos hablado.
      </>
    ),
  },
  approval: {
    title: 'Tiempo normal hasta el sí de un arrendador',
    text: `No está garantizado. ${eachStep}`,
  },
  undated: {
    when: 'No se promete ninguna fecha',
    title: 'Un arrendador decide',
    text: `La aprobación no está garantizada. ${eachStep}`,
  },
  delivery: { title: 'Usted recibe el kit', text: (delivered) => `${delivered} ${eachStep}` },
  numberAlone: {
    when: 'Cuando esté registrado',
    title: 'Usted recibe su número de inquilino',
    text: `Con él no pide ningún kit. ${eachStep}`,
  },
  meanwhile: 'Mientras espera',
  tips: [
    'Busque sus últimos dos talones de pago o cartas de beneficios.',
    'Anote dónde vivió en los últimos tres años, con fechas.',
    'Pida una copia gratis de su informe de verificación si un arrendador le dijo que no.',
    'No mande dinero a nadie que llame en nuestro nombre y no pueda decir su número.',
  ],
}

const mine: Words['mine'] = {
  title: 'Su solicitud',
  description: 'Su propia solicitud.',
  onlyYou: 'Página privada. Solo la ve quien tiene el enlace.',
  heading: (reference) => `Solicitud ${reference}`,
  messages: {
    title: 'Mensajes',
    none: 'Todavía ninguno. Pregunte lo que quiera saber.',
    you: 'Usted',
    team: (brand) => `Del equipo de ${brand}`,
    mailed: (subject) => `Correo electrónico: “${subject}”`,
    saidBy: (by, time) => (
      <>
        {by}, {time}
      </>
    ),
    write: 'Escríbanos',
    send: 'Enviar',
    missing: 'Por favor, escriba un mensaje',
    tooMany: 'Son muchos mensajes en una hora. Por favor, envíe el siguiente más tarde, o llame.',
    full: (phone) => `En esta página ya no caben más mensajes. Por favor, llame al ${phone}.`,
    sent: 'Recibimos su mensaje. Si le contestamos aquí por escrito, la respuesta aparece debajo: vuelva a mirar.',
    sentResting: (label) =>
      `Recibimos su mensaje. Solo podemos contestarle cuando permita otra vez “${label}”.`,
    sentClosed: (label, phone) =>
      `Recibimos su mensaje. Sin su permiso de “${label}” no podemos contestarlo: por favor, llame al ${phone}.`,
  },
  yes: {
    title: 'Sus permisos',
    stops: 'Sin este permiso dejamos de trabajar en su solicitud.',
    afterWithdrawing: (label) =>
      `Ya nadie trabaja en su solicitud. Mientras dé el permiso “${label}”, todavía podemos comunicarnos con usted sobre ella, por los medios que permitió. Retírelo si no quiere eso.`,
    takeBack: 'Retirar',
    allow: 'Permitir',
    no: 'no',
    given: (time) => `sí, ${time}`,
    takenBack: (time) => `retirado, ${time}`,
    resting: (said, label) => `${said}. En pausa hasta que permita “${label}”.`,
    lacks: {
      phone: 'Hace falta un teléfono: por favor, escríbalo primero abajo.',
      email: 'Hace falta un correo: por favor, escríbalo primero abajo.',
    },
    kept: 'Su permiso está guardado.',
    changed: (label) =>
      `El texto de “${label}” cambió desde que usted abrió la página. Por favor, léalo otra vez y luego permítalo.`,
    tooMany: 'Son muchos cambios en un día. Por favor, haga este mañana, o llame.',
    isTakenBack: 'Su permiso está retirado, desde ahora.',
  },
  contact: {
    title: 'Cómo nos comunicamos con usted',
    correct: 'Corregir',
    save: 'Guardar',
    tooMany: 'Son muchos cambios en un día. Por favor, haga este mañana, o llame.',
    corrected: 'Sus datos de contacto están corregidos.',
    askAgain: (label) =>
      `El permiso “${label}” vale para un solo número: delo otra vez si también vale para este.`,
  },
  data: {
    title: 'Sus datos',
    stop: 'Puede parar en cualquier momento. Antes de que acepte los costos, parar no cuesta nada.',
    download: 'Descargar lo que guardamos',
    withdraw: 'Retirar mi solicitud',
    withdrawMeans:
      'Dejamos de trabajar en su solicitud de inmediato. Si cambia de opinión, llámenos: podemos abrirla otra vez.',
    yesWithdraw: 'Sí, retirarla',
    withdrawn: 'Su solicitud está retirada. Dejamos de trabajar en ella.',
    delete: 'Borrar mis datos',
    deleteMeans: (reference) =>
      `Sus respuestas, sus mensajes y esta página se borran de inmediato, y también lo que pidió por correo para seguir en otro aparato. ${safetyCopies} Nuestro registro guarda que ${reference} se borró, y cuándo se trabajó en ella, sin su nombre ni sus respuestas.`,
    yesDelete: 'Sí, borrar todo',
  },
  questions: (phone) => <>¿Preguntas? {phone}</>,
  failed: {
    title: 'Todavía no se envió',
    text: 'No pudimos guardar esto en este momento. No se pierde nada de lo que escribió: envíelo otra vez en un momento.',
    again: 'Enviar otra vez',
    undone: {
      title: 'Todavía no se hizo',
      text: 'No pudimos hacerlo en este momento, y nada cambió. Inténtelo otra vez en un momento, en su página.',
      back: 'Abrir mi página privada',
    },
  },
  gone: {
    title: 'Su solicitud está borrada',
    text: `Sus respuestas, sus mensajes y esta página se borraron. ${safetyCopies}`,
  },
  none: {
    title: 'No hay nada en este enlace',
    text: 'Es posible que la solicitud se haya borrado, o que el enlace no esté completo.',
  },
  home: 'Ir al inicio',
}

const ring: Words['ring'] = {
  title: 'Cómo va su solicitud',
  now: 'Ahora',
  spoken: { done: ', paso hecho', open: ', por venir', missed: ', no se hizo' },
  notReached: 'No se llegó a este paso',
  on: (day) => `${day}.`,
  since: (day) => `Desde el ${day}.`,
  rests: (label) =>
    `Nadie se comunica con usted y el trabajo queda en pausa hasta que permita otra vez “${label}”. También puede retirar su solicitud.`,
  received: {
    title: 'Recibida',
    now: (time) => `Una persona la lee y por lo general contesta en ${time} o menos.`,
  },
  talk: {
    title: 'Hablamos con usted',
    now: 'Le decimos lo que cuesta antes de que usted acepte nada.',
    byYourWay: 'Por el medio que eligió.',
    later: 'Usted sabe lo que cuesta antes de aceptar nada.',
    onceAllowed: 'Solo cuando usted lo permita otra vez.',
  },
  work: {
    title: 'Trabajamos en ella',
    later: 'Empieza cuando usted acepta los costos.',
  },
  end: {
    withdrawn: 'Retirada por usted',
    closed: 'Cerrada',
    approved: 'Aprobada',
    decided: 'Decidida',
    delivered: 'Kit entregado',
    numberGiven: 'Número entregado',
    numberLater: 'Usted recibe su número de inquilino cuando esté registrado.',
    undated: 'Un arrendador decide. No se promete ninguna fecha, y la aprobación no está garantizada.',
    later: (time) =>
      `Por lo general, un arrendador decide de ${time} después de que empezamos. La aprobación no está garantizada.`,
  },
}

const resume: Words['resume'] = {
  title: 'Siga con su solicitud',
  description: 'Su solicitud, hasta donde la escribió.',
  none: {
    title: 'No hay nada en este enlace',
    text: 'Lo que escribió ya se envió, o pasaron dos semanas, o el enlace no está completo.',
  },
  again: 'Empezar otra vez',
  kept: (until) => `Guardamos lo que escribió hasta el ${until}. Lo que agregue se queda en este aparato.`,
  erase: 'Borrarlo ahora',
  erased: {
    title: 'Lo que escribió está borrado',
    text: `Sus respuestas se borraron de este aparato y de nuestros registros. ${safetyCopies}`,
  },
}

export const words: Words = { sent, mine, ring, resume }
