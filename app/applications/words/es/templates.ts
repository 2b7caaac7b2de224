import type { words as en } from '../en/templates.ts'

export const words: typeof en = {
  'when-can-we-call': {
    name: '¿Cuándo podemos llamar?',
    subject: '¿Cuándo podemos llamarle?',
    body: 'Hola, {name}:\n\nGracias por su solicitud {reference}. La leímos, y nos gustaría hablar con usted sobre una vivienda en {place}.\n\n¿Cuándo es buena hora para llamarle? Contéstenos con un día y una hora, o llámenos al {phone}.',
  },
  'what-we-need': {
    name: 'Lo que necesitamos de usted',
    subject: 'Lo que necesitamos para su solicitud {reference}',
    body: 'Hola, {name}:\n\nPara seguir con su solicitud para {place} necesitamos tres cosas: comprobantes de sus ingresos de los últimos dos meses, una carta de su arrendador actual o del último, si la tiene, y unas palabras sobre lo que pasó y qué es diferente ahora.\n\nPor favor, no mande números de Seguro Social, de tarjeta ni de banco por correo electrónico. Nunca los pedimos.\n\n¿Preguntas? Llámenos al {phone}.',
  },
  'costs-in-writing': {
    name: 'Costos por escrito',
    subject: 'Lo que cuesta: {program}',
    body: 'Hola, {name}:\n\nUsted preguntó lo que cuesta este programa: {program}. Esto es todo:\n\n{costs}\n\nNo hay nada que pagar antes de que usted acepte. Tómese su tiempo, y pregunte antes de firmar cualquier cosa: {phone} o {email}.',
  },
  'cannot-help': {
    name: 'Con esto no podemos ayudar',
    subject: 'Sobre su solicitud {reference}',
    body: 'Hola, {name}:\n\nGracias por contarnos lo que pasó. Revisamos su solicitud para {place}, y con esta no podemos ayudarle. Usted no nos debe nada.\n\nLa agencia de vivienda local y la oficina de ayuda legal cerca de usted ayudan gratis. Si llama al 211, le dicen dónde están las dos.\n\nSi algo cambia, escríbanos otra vez: {email}.',
  },
}
