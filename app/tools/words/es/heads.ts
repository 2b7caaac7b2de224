import type { words as en } from '../en/heads.ts'

export const words: typeof en = {
  toldNo: {
    name: '¿Le dijeron que no?',
    heading: '¿Le dijeron que no? Sus próximos pasos.',
    lead: 'Un no viene de un solo arrendador en un solo día. Hoy usted tiene derechos que ayer no tenía. Algunos vencen en una fecha.',
    description:
      'Qué hacer cuando un arrendador dice que no: qué pedir, hasta qué día, a quién escribir, y las cartas. Gratis, en su propio aparato.',
  },
  letters: {
    name: 'Cartas',
    heading: 'Cartas listas para mandar.',
    lead: 'Elija una carta. Añada unas palabras suyas. Imprímala, fírmela y mándela. Va en inglés; al lado ve lo que dice en español.',
    description:
      'Cartas gratis para inquilinos: pida su informe de verificación, dispute un dato, explique un desalojo, pida a un arrendador que revise otra vez su solicitud.',
  },
  budget: {
    name: 'Presupuesto para mudarse',
    heading: '¿Cuánto le va a costar mudarse?',
    lead: 'El dinero que necesita el primer día, y lo que le queda cada mes después.',
    description: 'El dinero para el primer día y mes por mes, en su ciudad. Gratis, en su propio aparato.',
  },
  checklist: {
    name: 'Lista de documentos',
    heading: 'Los documentos que debe tener listos.',
    lead: 'Marque lo que ya tiene. Imprima la lista, o désela a la persona que lleva su caso.',
    description: 'Los documentos que pide un arrendador, según su situación. Márquelos, imprímalos. Gratis.',
  },
  onDevice: 'Gratis. Lo que elige o escribe se queda en este aparato. No nos llega a nosotros ni a nadie.',
  notLegalAdvice: 'No es asesoría legal.',
  noNetwork: { title: 'Sin conexión', pages: 'Estas páginas funcionan sin ella:' },
}
