import type { words as en } from '../en/submit.ts'

export const words: typeof en = {
  head: {
    title: (brand) => `Cuente su historia | ${brand}`,
    crumb: 'Cuente su historia',
    description:
      '¿Le dijeron que no, y después que sí? Cuente a otros cómo fue, con fotos si quiere. Revisamos cada historia antes de mostrarla.',
  },
  invitedHead: {
    title: (brand) => `Cuente su historia | ${brand}`,
    description:
      'El formulario del muro de aprobados, para quien recibió una invitación a contar su historia.',
  },
  invited: (until) =>
    `Este es su enlace personal. Su historia llevará la marca “Cliente verificado”; no se muestra nada más de su solicitud. El enlace sirve para una historia, hasta el ${until}.`,
  lookAgain: 'Por favor, revise estos puntos',
  labels: {
    fullName: 'Nombre completo',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    city: 'Ciudad',
    state: 'Estado',
    approvalDate: 'Fecha de aprobación',
    headline: 'Título',
    howHelped: (brand) => `Cómo le ayudó ${brand}`,
    encouragement: 'Palabras de ánimo',
    nameDisplay: '¿Cómo quiere que se muestre su nombre?',
  },
  hints: {
    headline: 'Hasta 100 caracteres',
    encouragement: '¿Qué le diría a alguien a quien le acaban de decir que no?',
  },
  missing: {
    fullName: 'Por favor, escriba su nombre completo',
    email: 'Por favor, escriba su correo electrónico',
    city: 'Por favor, escriba su ciudad',
    state: 'Por favor, elija su estado',
    headline: 'Por favor, ponga un título a su historia',
    howHelped: 'Por favor, cuente cómo le ayudamos',
    encouragement: 'Por favor, escriba unas palabras de ánimo',
  },
  problems: {
    email: 'Eso no parece un correo electrónico',
    date: 'Eso no parece una fecha',
    future: 'Por favor, elija una fecha que no esté en el futuro',
    year: 'Por favor, revise el año',
    nameDisplay: 'Por favor, elija cómo se muestra su nombre',
    onePhoto: 'Por favor, elija una sola foto aquí',
  },
  chooseState: 'Elija su estado',
  aboutYou: {
    title: 'Sobre usted',
    note: 'Se muestra: su nombre como usted elija, la ciudad, el estado y la fecha de aprobación (si no la pone, el día en que envía esto). Nunca su correo ni su teléfono.',
  },
  yourStory: { title: 'Cuente su historia', note: 'Bastan unas líneas. Se muestran las tres respuestas.' },
  permissions: {
    title: 'Privacidad y permisos',
    note: 'Puede retirar su historia en cualquier momento.',
  },
  names: {
    initial: 'Nombre e inicial del apellido',
    initialHint: 'Jordan P.',
    full: 'Nombre completo',
    fullHint: 'Jordan Parker',
    anonymous: 'Anónimo',
  },
  photos: {
    title: 'Fotos',
    note: 'Son opcionales y se muestran con su historia. Quitamos los lugares y fechas escondidos en los archivos.',
    renter: 'Usted',
    exterior: 'Nuevo hogar, por fuera',
    interior: 'Nuevo hogar, por dentro',
    preview: (label) => `Vista previa: ${label}`,
    limits: 'PNG o JPG de hasta 5MB',
    remove: 'Quitar la foto',
    shrink: 'Hacerla más pequeña',
    leaveOut: 'No incluirla',
  },
  leaveEmpty: 'Deje esto vacío',
  send: 'Envíe su historia',
  sending: (percent) => `Enviando ${percent} %`,
  reviewed: 'Revisamos cada historia antes de mostrarla. Nunca mostramos su correo ni su teléfono.',
  stored: '¡Recibimos su historia! La revisaremos antes de que aparezca en el muro.',
  ended:
    'Su enlace personal ya se usó, se retiró o es demasiado viejo. No se perdió nada: envíe la historia otra vez y llegará sin la marca “Cliente verificado”.',
  linkEnded:
    'Este enlace personal ya se usó, se retiró o es demasiado viejo. Aun así puede contar su historia aquí; llegará sin la marca “Cliente verificado”.',
  failed: 'No se pudo enviar la historia. Por favor, inténtelo otra vez.',
  wait: (minutes) =>
    `¡Gracias! Acaban de llegar varias historias desde su conexión. Por favor, envíe la suya otra vez ${inAWhile(minutes)}. No se pierde nada de lo que escribió.`,
  postsWait: (minutes) =>
    `Acaban de llegar muchos formularios desde su conexión. Por favor, envíe el suyo otra vez ${inAWhile(minutes)}. No se pierde nada de lo que escribió.`,
  thanks: { title: 'Gracias', headTitle: (brand) => `Gracias | ${brand}` },
  seeWall: 'Ver el muro',
}

function inAWhile(minutes: number) {
  if (minutes <= 1) return 'en un minuto'
  if (minutes <= 90) return `en ${minutes} minutos`
  return `en ${Math.ceil(minutes / 60)} horas`
}
