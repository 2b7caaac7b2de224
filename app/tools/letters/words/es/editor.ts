import type { words as en } from '../en/editor.ts'

export const words: typeof en = {
  fields: {
    name: { label: 'Su nombre' },
    street: { label: 'Su calle y ciudad' },
    contact: { label: 'Su teléfono o correo electrónico' },
    company: {
      label: 'Compañía de verificación de inquilinos',
      hint: 'Nombre y dirección, como en el aviso',
    },
    landlord: { label: 'Arrendador o administrador' },
    home: { label: 'Dirección de la vivienda' },
    toldOn: { label: 'El día en que se lo dijeron' },
    entry: {
      label: '¿Qué dato está mal?',
      hint: 'Como lo dice el informe: corte, número de caso, compañía, cantidad',
    },
    year: { label: '¿En qué año fue?' },
    guarantor: { label: '¿Quién sería el aval?' },
    own: {
      label: 'Con sus propias palabras',
      hint: 'De una a tres oraciones cortas. En inglés si puede: van en la carta como las escribe. Puede dejarlo en blanco.',
    },
  },
  pickAll: 'Elija todo lo que aplica.',
  letter: 'Carta',
  yourLetter: 'Su carta en inglés. Puede cambiar las palabras.',
  copied: 'Copiado.',
  copyByHand: 'Selecciónela toda y cópiela a mano.',
  gaps: (count) =>
    count === 1
      ? 'Falta llenar un espacio, entre [ ]. Llénelo aquí o con pluma.'
      : `Faltan ${count} espacios, entre [ ]. Llénelos aquí o con pluma.`,
  noGaps: 'No falta nada. Léala otra vez, y luego fírmela.',
  full: (most) => `En una carta caben ${most} caracteres. Vea si está todo lo que puso.`,
  copy: 'Copiar la carta',
  save: 'Guardar como texto',
  edited: 'Usted cambió las palabras a mano. Se quedan como las escribió.',
  writeAnew: 'Escribirla de nuevo según lo que elegí',
  pdf: 'Para un PDF, toque imprimir y elija “Guardar como PDF”.',
  sent: 'La carta que se manda, en inglés',
  meaning: 'Lo que dice, en español. Esta parte no se manda ni se imprime.',
  meaningOfEdited: 'Lo que decía en español antes de que usted la cambiara a mano.',
}
