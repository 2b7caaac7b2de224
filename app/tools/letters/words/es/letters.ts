import type { words as en } from '../en/letters.ts'

const somethingElse = 'Otra cosa'
const familyEvent = 'Una separación o una muerte en la familia'
const withApplication = 'A un arrendador, con su solicitud.'

const yes = 'Sí'
const no = 'No'

const tips: (typeof en)['tips'] = {
  number:
    'No ponga su número de Seguro Social. Añádalo a mano solo si la compañía dice que sin él no encuentra su archivo.',
  provable:
    'Mándela de modo que pueda probar el día en que llegó, como por correo certificado. Guarde una copia.',
  oneEntry: 'Un dato, una carta. Así cada uno tiene una respuesta clara.',
  copies: 'Mande copias. Guarde los originales.',
  fullName:
    'Dé su nombre completo con el segundo nombre, y su fecha de nacimiento, si eso muestra la confusión.',
  truth: 'Escriba solo lo que es verdad y lo que puede mostrar. Así nadie lo puede usar en su contra.',
  email: 'Por correo electrónico está bien. Guarde lo que mandó, con la fecha.',
  once: 'Mándela una vez. Ninguna ley obliga a un arrendador a ver su caso otra vez.',
  offer: 'Ofrezca solo lo que puede pagar. Pida pagar el depósito cuando firme, no antes.',
  courtPaper: '¿La corte desestimó el caso? Incluya una copia del papel de la corte.',
  noMoreThanYouWant: 'No tiene que decir más de su salud o de su familia de lo que quiera.',
  proofOfRent: 'La renta que pagó a tiempo dice más que un puntaje. Incluya una prueba.',
  onlyInReport:
    'Diga solo lo que está en el informe. ¿El caso sigue abierto? Pregunte primero a un abogado o a la ayuda legal.',
  dayAfter: 'Lo mejor es al día siguiente. Por correo electrónico está bien.',
}

export const words: typeof en = {
  uses: {
    report: 'A la compañía de verificación de inquilinos, después de un no.',
    name: 'Al arrendador, cuando le dijeron que no y no nombraron una compañía.',
    dispute: 'A la compañía de verificación de inquilinos, cuando el informe tiene un error.',
    'wrong-name':
      'A la compañía de verificación de inquilinos, cuando el informe le confunde con otra persona.',
    reconsider: 'Al arrendador, una vez, con algo que ofrecer.',
    eviction: withApplication,
    'broken-lease': withApplication,
    credit: withApplication,
    record: 'A un arrendador, cuando un informe los muestra o se los preguntaron.',
    thanks: 'A un arrendador, después de una visita, un sí o un no.',
  },
  tips,
  choices: {
    proof: {
      question: '¿Incluir prueba de quién es usted?',
      options: { yes: 'Sí: copias de una identificación y de un recibo', no: 'Todavía no' },
    },
    tell: { question: '¿Deben avisar al arrendador cuando esté corregido?', options: { yes, no } },
    papers: {
      question: '¿Tiene un papel que lo pruebe?',
      options: { yes: 'Sí, incluyo una copia', no },
    },
    why: {
      question: '¿Por qué lo pide?',
      options: {
        refused: 'Me rechazaron',
        terms: 'Me pidieron más depósito o un aval',
        yearly: 'Quiero mi copia gratis del año',
      },
    },
    wrong: {
      question: '¿Qué está mal?',
      options: {
        dismissed: 'La corte desestimó el caso',
        won: 'Gané el caso',
        paid: 'Pagué la deuda',
        amount: 'La cantidad no es correcta',
        old: 'Es demasiado viejo',
        sealed: 'La corte lo selló',
        other: somethingElse,
      },
    },
    how: {
      question: '¿Cómo se nota?',
      options: {
        birth: 'La fecha de nacimiento no es mía',
        place: 'Nunca viví allí',
        middle: 'El segundo nombre no es mío',
        time: 'En ese tiempo yo estaba en otro lugar',
      },
    },
    now: {
      question: '¿Qué es distinto ahora?',
      options: {
        work: 'Tengo trabajo fijo',
        rent: 'Desde entonces pago la renta a tiempo',
        bills: 'Pago mis cuentas a tiempo',
        help: 'Tengo el apoyo de otros',
      },
    },
    heard: {
      question: '¿Qué le dijeron?',
      options: {
        no: 'Me dijeron que no',
        terms: 'Me pidieron más depósito o un aval',
        silent: 'Nunca me respondieron',
      },
    },
    offer: {
      question: '¿Qué puede ofrecer?',
      options: {
        deposit: 'Un depósito cuando firme',
        guarantor: 'Un aval',
        references: 'Prueba de la renta que pagué',
        income: 'Prueba de lo que gano',
      },
    },
    evictionCause: {
      question: '¿Cuál fue la causa?',
      options: {
        job: 'Perdí mi trabajo o mis horas',
        ill: 'Una enfermedad o una lesión',
        family: familyEvent,
        repairs: 'Un pleito por reparaciones',
        other: somethingElse,
      },
    },
    evictionEnd: {
      question: '¿Cómo terminó?',
      options: {
        paid: 'Pagué lo que debía',
        paying: 'Lo estoy pagando',
        dismissed: 'La corte desestimó el caso',
        owed: 'Todavía lo debo',
      },
    },
    leaseCause: {
      question: '¿Por qué se fue?',
      options: {
        job: 'Un trabajo en otro lugar, o me quedé sin trabajo',
        ill: 'Una enfermedad',
        family: familyEvent,
        unsafe: 'No era seguro allí',
        other: somethingElse,
      },
    },
    leaseEnd: {
      question: '¿Cómo se fue?',
      options: {
        notice: 'Di aviso',
        paid: 'Pagué lo que debía',
        paying: 'Lo estoy pagando',
        owed: 'Todavía lo debo',
      },
    },
    creditCause: {
      question: '¿Cuál fue la causa?',
      options: {
        job: 'Perdí mi trabajo o mis horas',
        medical: 'Cuentas médicas',
        family: familyEvent,
        theft: 'Alguien usó mi nombre',
        other: somethingElse,
      },
    },
    recordEnd: {
      question: '¿Cómo está ahora?',
      options: {
        done: 'Hice todo lo que pidió la corte',
        program: 'Terminé un programa',
        dismissed: 'La corte desestimó el caso',
        other: somethingElse,
      },
    },
    after: {
      question: '¿Qué agradece?',
      options: {
        visit: 'Me mostraron la vivienda',
        yes: 'Dijeron que sí',
        no: 'Dijeron que no, pero fueron justos',
      },
    },
  },
}
