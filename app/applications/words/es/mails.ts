import type { words as en } from '../en/mails.ts'

export const words: typeof en = {
  received: {
    subject: (brand, reference) => `${brand}: tenemos su solicitud ${reference}`,
    arrived: (reference) =>
      `Su solicitud llegó. Su número es ${reference}: téngalo a la mano cuando nos llame.`,
    answered: (time) => `Una persona la lee y por lo general contesta en ${time} o menos. No se cobró nada.`,
    page: 'En su página privada puede ver cómo va, escribirnos, corregir sus datos de contacto y retirar cualquier permiso.',
    open: 'Abrir mi página privada',
    keep: 'No comparta el enlace: quien lo tiene puede hacer lo mismo.',
    beware: (email) =>
      `No mande dinero a nadie que llame en nuestro nombre y no pueda decir su número. ¿Usted no presentó ninguna solicitud? Entonces alguien escribió mal un correo electrónico: abra el enlace y bórrela, o escriba a ${email}.`,
  },
  readdressed: {
    subject: (brand, reference) => `${brand}: su solicitud ${reference}`,
    address: (reference) =>
      `Este es ahora el correo electrónico de su solicitud ${reference}. Tenga el número a la mano cuando nos llame.`,
  },
  answered: {
    subject: (brand, reference) => `${brand}: una respuesta sobre su solicitud ${reference}`,
    waits: (reference) =>
      `Le escribimos una respuesta sobre su solicitud ${reference}. Le espera en su página privada.`,
    link: 'Abra la página con el enlace que tiene desde que envió su solicitud. ¿Ya no lo encuentra? Llámenos y diga su número.',
    beware: 'No mande dinero a nadie que llame en nuestro nombre y no pueda decir su número.',
  },
  draft: {
    subject: (brand) => `${brand}: siga con su solicitud`,
    asked: 'Usted pidió un enlace para seguir con su solicitud en otro aparato.',
    open: 'Seguir con mi solicitud',
    kept: (until) =>
      `Guardamos lo que ya escribió hasta el final del ${until}, y después lo borramos. Todavía no se ha enviado nada a nadie.`,
    keep: 'No comparta el enlace: quien lo tiene puede leer lo que escribió.',
    notYou:
      '¿Usted no lo pidió? Entonces alguien escribió mal un correo electrónico, y no tiene que hacer nada.',
  },
  invitation: {
    subject: (brand) => `${brand}: ¿quiere contar a otros cómo le fue?`,
    yes: 'A usted le dijeron que sí. Alguien que acaba de oír un no quisiera leer cómo fue.',
    offer:
      'Si quiere, escriba unas líneas para nuestro muro de aprobados. Usted elige cómo se muestra su nombre, y puede retirar la historia en cualquier momento.',
    open: 'Contar mi historia',
    terms: (days, label) =>
      `El enlace es solo para usted. Sirve para una historia, y por ${days} días. Una historia que llega por él lleva la marca “${label}”; no se muestra nada más de su solicitud.`,
    ratherNot:
      '¿Prefiere que no? Entonces no haga nada: no se lo volvemos a pedir por nuestra cuenta. ¿No quiere más noticias como esta? Conteste este correo y díganoslo.',
    text: (brand, href) =>
      `${brand}: ¿quiere contar a otros cómo le fue? Este enlace es solo para usted, para una historia: ${href}`,
  },
}
