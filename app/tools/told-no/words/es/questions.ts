import type { words as en } from '../en/questions.ts'

export const words: typeof en = {
  happened: {
    question: '¿Qué pasó?',
    options: {
      refused: 'Dijeron que no',
      terms: 'Quieren más depósito o un aval',
      silent: 'Nunca me respondieron, o no dieron una razón',
    },
  },
  toldOn: {
    question: '¿Cuándo se lo dijeron?',
    hint: 'El día de la carta, del correo o de la llamada.',
    isAhead: 'Ese día todavía no llega.',
  },
  state: {
    question: '¿En qué estado está la vivienda?',
    hint: 'Para su ley y la ayuda legal gratis.',
    label: 'Estado',
  },
  report: {
    question: '¿Nombraron una compañía de verificación de inquilinos?',
    hint: 'Si usaron un informe, deben decir quién lo hizo.',
    options: {
      named: 'Sí, tengo el nombre',
      unnamed: 'No, o no lo encuentro',
      none: 'Dicen que no usaron un informe',
    },
  },
  reason: {
    question: '¿Cuál fue la razón?',
    options: {
      credit: 'El crédito',
      eviction: 'Un desalojo',
      lease: 'Un contrato de renta incumplido',
      record: 'Antecedentes',
      income: 'Los ingresos',
      none: 'Ninguna razón',
    },
  },
  wrong: {
    question: '¿Qué está mal en el informe?',
    hint: 'Elija todo lo que aplica. ¿Aún no lo ha visto? No elija nada.',
    options: {
      notMine: 'No se trata de mí',
      dismissed: 'La corte desestimó un caso, o lo gané',
      paid: 'Una deuda ya está pagada, o la cantidad está mal',
      old: 'Tiene más de siete años',
      nothing: 'Lo leí. Está bien',
    },
  },
}
