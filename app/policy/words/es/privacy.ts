import type { words as en } from '../en/privacy.ts'

export const words: typeof en = {
  crumb: 'Privacidad',
  headTitle: (brand) => `Privacidad | ${brand}`,
  description:
    'Lo que guardamos sobre usted, lo que se queda en su teléfono, quién ve su historia, y cómo pedir una copia o que se borre. Sin cookies, sin rastreadores.',
  title: 'Privacidad',
  intro: {
    unknown:
      'Puede leer este sitio sin decirnos quién es. No ponemos cookies a los visitantes. No hay anuncios ni rastreadores.',
    questions: (phone) => ['¿Preguntas sobre sus datos? Llame al ', phone, '.'],
  },
  onYourDevice: {
    heading: 'Lo que se queda en su aparato',
    list: [
      'Sus respuestas en “Vea si califica” se quedan en su propio navegador, en su almacenamiento local. No se nos envían. Un toque en la misma página las borra.',
      'Si JavaScript está apagado, su navegador envía las respuestas a nuestro servidor para que pueda mostrarle el próximo paso. No las guardamos.',
      'Si después pide los lugares que le alcanzan, su presupuesto va en la dirección de esa página. También lo que escribe en “¿Dónde me alcanza para vivir?”: el pueblo, los ingresos, la renta. Nuestro servidor hace la cuenta con eso y no lo guarda. Su navegador puede recordar la dirección.',
      'Mientras escribe su historia, lo que escribe se queda en su navegador hasta que lo envía: también nombre, correo electrónico y teléfono. Las fotos no se guardan ahí.',
      'Lo que escribe en una solicitud se queda en su propio navegador hasta que la envía. Un toque debajo del formulario lo borra. Si JavaScript está apagado, su navegador lo envía a nuestro servidor en cada paso para que pueda mostrarle el siguiente. No guardamos nada antes de que la envíe. Solo lo hacemos si nos pide un enlace para seguir en otro aparato.',
      'Lo que escribe en “¿Le dijeron que no?”, “Cartas”, “Presupuesto para mudarse” y “Lista de documentos” se queda en su navegador, con nombres, direcciones y lo que pasó si los escribió. También la última página de un lugar que abrió. “Borrar todo”, en cualquiera de las cuatro, lo quita todo.',
      'Si elige un tema claro u oscuro, su navegador lo recuerda con el nombre “theme”.',
    ],
    erase:
      'Puede borrar todo esto en cualquier momento en la configuración de su navegador. En un teléfono o computadora compartidos, borre sus respuestas y cartas al terminar y vacíe una historia que no va a enviar.',
  },
  visits: {
    heading: 'Lo que anotamos sobre las visitas',
    list: [
      'No seguimos lo que usted hace: no hay rastreadores ni publicidad.',
      'Contamos cuántas veces se abre cada página y cuántas veces se llega a un paso de “Vea si califica”. También contamos cuántas veces se usa un enlace a una solicitud o a nuestro teléfono, y hasta dónde llegan las solicitudes: empezadas, cada paso, enviadas, aprobadas. Guardamos solo las sumas de cada día, por página, programa y estado. No contienen ninguna otra respuesta suya. No contienen cookies, direcciones de red ni nada más que distinga a un visitante de otro.',
      'Si su navegador envía Do Not Track o Global Privacy Control, su visita no se cuenta.',
      'Cuando alguien pide una página que no existe, lo anotamos para poder arreglar los enlaces. Esa nota tiene la dirección de la página y cuántas veces, no quién la pidió.',
      'Nuestro servidor lleva un registro para encontrar errores. Una línea tiene la hora, la página, el resultado y cuánto tardó. No tiene lo que usted escribe ni su dirección de red.',
      'Para frenar abusos, el servidor puede contar cuántas peticiones vienen de una dirección de red. Esa cuenta se guarda solo por poco tiempo.',
      'Solo se pone una cookie cuando alguien de nuestro personal entra en el área de administración.',
    ],
    fromElsewhere:
      'Todo lo que hay en nuestras páginas viene de nuestro propio servidor. Las excepciones son los formularios de otras compañías y, a veces, una imagen en un artículo. La compañía que los envía puede ver su dirección de red.',
  },
  stories: {
    heading: 'Cuando nos envía su historia',
    weAskFor: (wall) => ['Puede compartir su historia en nuestro ', wall('muro de aprobados'), '. Pedimos:'],
    list: [
      'su nombre y correo electrónico, y su teléfono si quiere,',
      'su ciudad y estado, y la fecha de su aprobación si quiere,',
      'un título, cómo le ayudamos, y palabras de ánimo,',
      'fotos, si quiere,',
      'cómo se muestra su nombre, y si podemos compartir su historia.',
    ],
    photos:
      'Hacemos archivos nuevos de sus fotos y quitamos los datos ocultos, como el lugar donde se tomó la foto y el teléfono con que se tomó.',
    kept: 'Guardamos su historia en nuestra propia base de datos. No la vendemos ni la rentamos.',
  },
  whatIsShown: {
    heading: 'Lo que otros ven de su historia',
    list: [
      'Nada, hasta que una persona de nuestro equipo la lea y la apruebe. Una historia que no se aprueba nunca es pública.',
      'Su nombre se muestra como usted eligió: nombre e inicial del apellido, nombre completo, o “Anónimo”.',
      'Se muestran su ciudad y estado, sus textos, la fecha y sus fotos.',
      'Su correo electrónico y su teléfono nunca se muestran.',
    ],
    verified: (label) =>
      `Una historia que llegó por un enlace personal nuestro lleva la marca “${label}”. Dice que el enlace se dio a alguien cuya solicitud con nosotros fue aprobada, y nada más de esa solicitud. No guardamos ningún registro de cuál solicitud fue.`,
    copied: 'Cuando una historia es pública, otras personas y los buscadores pueden copiarla.',
  },
  takingBack: {
    heading: 'Retirar su historia',
    how: (email, phone) => [
      'Puede cambiar de idea en cualquier momento, sin dar razones. El enlace privado de nuestro primer correo le permite hacerlo por su cuenta. O escriba a ',
      email,
      ' desde el correo electrónico que nos dio, o llame al ',
      phone,
      '.',
    ],
    list: [
      'Quitamos la historia del muro.',
      'Si quiere, la borramos con sus fotos. Guardamos una sola línea: que una historia se borró, y cuándo.',
      'Las copias de seguridad de nuestra base de datos pueden tenerla hasta que copias nuevas las reemplacen. No la volvemos a poner en el muro.',
    ],
  },
  applications: {
    heading: 'Si presenta una solicitud',
    asks: 'Nuestro formulario pregunta cómo comunicarnos con usted, qué vivienda busca y qué puede encontrar un arrendador. Nunca pide un número de Seguro Social, de tarjeta ni de banco, y rechaza lo que parece uno.',
    kept: [
      'Guardamos sus respuestas, la página de donde vino, y cada permiso que dio, con sus palabras exactas y su hora. También guardamos lo que se hace al respecto: mensajes, llamadas, correos por su asunto, y notas. En este sitio solo lo ven las personas que trabajan con las solicitudes.',
      'Cuando presentamos una solicitud por usted, les decimos a los arrendadores, y en el programa de fondos a los prestamistas, lo que necesitan de su solicitud, también su historial. La compañía del plan de protección recibe lo que necesita para activarlo. Pregúntenos a quién se lo dijimos.',
      'Unas reglas sencillas tratan de adivinar si la envió un robot. A nadie se le rechaza por eso: se pone aparte, y una persona puede mirarla.',
      'Cada permiso es una pregunta aparte. Puede retirar cualquiera en su página privada, y termina de inmediato.',
      'A la página privada se llega por un enlace que solo usted recibe. Ahí ve lo que guardamos, nos escribe, corrige sus datos de contacto, descarga todo, retira su solicitud o la borra.',
      'Borrar quita sus respuestas, los mensajes y los correos sobre ellos. Quita también lo que guardó para seguir en otro aparato con el mismo correo, o con uno que corrigió después. Las copias de seguridad lo pueden tener hasta que otras más nuevas las reemplacen. Nuestro registro guarda su número, cuándo se trabajó en ella y que se borró. Ahí no está su nombre ni lo que usted nos dijo. Una historia que nos envió es algo aparte, y tiene su propio enlace privado.',
    ],
    erased: (months) =>
      `Cuando una solicitud se cierra, la borramos después de ${months === 1 ? '1 mes' : `${months} meses`}.`,
    alsoKept: [
      'Una que está aprobada o todavía abierta se guarda hasta que se cierre, o hasta que usted la borre.',
      'Si usamos otro sistema para trabajar con las solicitudes, la suya puede pasar a él. No la vendemos.',
      'Si pide un enlace para seguir con una solicitud en otro aparato, guardamos lo que ya escribió hasta que termine el día catorce. En ese enlace lo puede borrar antes.',
      'El formulario no pregunta por usted a ninguna agencia de crédito y no cobra nada. Si después se le ofrece pagar, es en la página de otra compañía, y los datos de su tarjeta nunca llegan a este sitio.',
    ],
  },
  otherForms: {
    heading: 'Formularios de otras compañías',
    some: 'Algunas solicitudes, inscripciones y pedidos usan formularios de otras compañías. Unos se abren en otra pestaña, otros están dentro de nuestras páginas.',
    none: 'Por ahora todos los formularios de este sitio son nuestros. Si eso cambia, un formulario de otra compañía se abre en otra pestaña o está dentro de nuestras páginas.',
    goesToThem:
      'Lo que escribe en un formulario así va primero a esa compañía. Puede poner sus propias cookies. Se aplica su propia política de privacidad: léala antes de enviar datos personales como su número de Seguro Social.',
    others:
      'Los prestamistas, los arrendadores y la compañía de protección del inquilino también tienen sus propias políticas.',
  },
  contact: {
    heading: 'Correos y llamadas',
    only: 'Usamos su correo electrónico y su teléfono solo para lo que pidió: responderle, hablar de su historia o trabajar en su caso. Le enviamos otra cosa solo si en una solicitud dijo que sí a recibir noticias: puede ser una invitación a contar su historia, cuando le hayan aprobado. Puede dejar de recibirlas en su página privada.',
    deleted:
      'De un correo que este sitio envía por sí solo, el texto se borra en cuanto sale, y su dirección después de treinta días. De uno que no se pudo entregar, el texto se borra después de diez días.',
  },
  rights: {
    heading: 'Pedir una copia, o que se borren sus datos',
    ask: (email, phone) => [
      'Viva donde viva, puede preguntar qué tenemos sobre usted, recibir una copia, pedir que se corrija o que se borre. Escriba a ',
      email,
      ' o llame al ',
      phone,
      '.',
    ],
    check:
      'Primero comprobamos que es usted de verdad, por ejemplo con un mensaje a la dirección que tenemos. Tal vez debamos guardar comprobantes de pagos donde una ley lo exija. Preguntar no cuesta nada y no cambia cómo le tratamos.',
    erased:
      'Cuando borramos todo sobre usted, guardamos el día, cuántas cosas eran, nuestro número interno de cada una y una marca en clave de su correo electrónico o su número de teléfono. Nadie puede leerlos en ella. Si alguna vez tenemos que volver a una copia vieja, con ellos borramos de nuevo sus datos.',
  },
  children: {
    heading: 'Niños',
    adults: (email) => [
      'Este sitio es para adultos que rentan. No reunimos a sabiendas datos de niños. Por favor, no envíe fotos de un niño sin permiso de su padre o madre. Si tenemos datos sobre un niño, avísenos a ',
      email,
      ' y los borramos.',
    ],
  },
  changes: {
    heading: 'Cambios en esta página',
    how: 'Cuando cambiamos lo que hacemos con los datos, cambiamos esta página y la fecha de arriba. No usamos de otra manera una historia que ya envió sin preguntarle.',
  },
}
