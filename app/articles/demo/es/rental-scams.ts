export const rentalScams = {
  title: 'Estafas de renta y cómo alejarse de ellas',
  slug: 'estafas-de-renta-y-como-alejarse-de-ellas',
  excerpt:
    'Los estafadores buscan a inquilinos rechazados. Cómo suenan sus historias, las revisiones que los descubren y qué hacer si ya pagó.',
  publishedOn: '2026-10-06',
  content: `“¡Hola, sí, todavía está disponible! Estoy fuera del estado por trabajo y no puedo mostrarlo, pero pase por ahí y mire por las ventanas. Sin revisión de crédito. Envíe el depósito hoy y le mando las llaves por correo”.

Si le han rechazado cinco veces, ese mensaje es como un respiro. Para eso está hecho. Quienes roban depósitos saben que los inquilinos con mal crédito o con un desalojo están cansados y tienen prisa. Caer en su trampa no significa que usted no sea inteligente. Aun así, unos minutos de calma pueden salvar todo su dinero para la mudanza.

## Cómo funcionan las más comunes

El anuncio copiado. Alguien toma las fotos de un anuncio verdadero, baja la renta y pone su propio número. La casa existe. Hasta puede estar vacía. Solo que no es suya.

El dueño ausente. Está en otro país, en el ejército, en una misión, cuidando a un padre enfermo. Siempre hay una razón por la que nadie puede abrirle la puerta.

La llave robada. Algunos estafadores entran en una casa vacía, a veces con la caja de llaves de las visitas sin agente, y la muestran en persona. Por eso hace falta ver el lugar por dentro, pero no basta.

El enlace de crédito. Un “arrendador” le manda a un sitio web para obtener su puntaje antes de la visita. Puede que gane dinero cuando usted se inscribe, o que quiera su tarjeta y su número de Seguro Social. No hay ningún apartamento.

El número nuevo. Alguien le ofrece venderle un “credit privacy number” para usarlo en lugar de su número de Seguro Social. Aléjese de esto rápido. Usar un número así en una solicitud puede ser un delito, y el número puede ser de un niño o de un desconocido.

## Revisiones de diez minutos

Copie la dirección en un buscador, junto con el número de teléfono, y después el nombre del dueño. La misma casa anunciada a dos precios, o por dos personas, ya le dice bastante. Busque también la foto principal como imagen.

Averigüe quién es el dueño. La mayoría de los condados tienen una búsqueda gratuita de propiedades en el sitio web del tasador (assessor) o del registro (recorder). Si el nombre no coincide con la persona con quien habla, pida el contrato de administración, o llame a la compañía administradora a un número que usted haya encontrado por su cuenta. No use el del mensaje.

Compare la renta con otras de esa calle. Una renta mucho más barata, sin preguntas sobre ingresos, es una señal de alerta y no buena suerte.

Después pida una cita: “Quiero ver el interior y firmar el contrato en persona, y llevaré un cheque de caja. ¿Qué día le conviene?” Un dueño o agente de verdad le ofrecerá una hora, o mandará a alguien que pueda. Un estafador le ofrecerá un cuento.

## La forma de pagar importa

El consejo de la Federal Trade Commission es sencillo. No mande dinero por servicios de transferencia (wire), y no pague un depósito ni la renta con tarjetas de regalo o criptomonedas. Nadie honesto cobra la renta con tarjetas de regalo. Trate las aplicaciones de pago como efectivo cuando la otra persona es desconocida, porque el dinero puede ser igual de difícil de recuperar.

Vea el lugar por dentro, confirme quién es el dueño, lea el contrato, y solo entonces pague. Pida un recibo con un nombre, una fecha y la dirección. No dé su número de Seguro Social hasta saber quién lo pide.

El mismo cuidado hace falta con cualquier negocio que cobra por ayudarle a rentar, el nuestro entre ellos. Pregunte qué compra con el cargo, qué pasa si le rechazan y dónde está escrita la regla de reembolso. Las páginas de nuestros programas explican nuestros propios términos; léalas antes de pagar, y tómese su tiempo.

## Una frase para cuando le presionan

Las estafas viven de la prisa. Otras familias vienen al mediodía; el precio sube esta noche. Practique una respuesta hasta que le salga fácil: “No pago por un lugar el mismo día en que me entero de él. Si mañana ya no está, lo entiendo”.

De vez en cuando puede perder así un apartamento de verdad. Todas las demás veces conservará su depósito.

## Si ya pagó

Actúe rápido y deje la vergüenza para después. Llame al banco, a la compañía de la tarjeta, de la aplicación o del servicio de transferencia que usó, diga la palabra “fraude” y pida que detengan o anulen el pago. Si fue una tarjeta de regalo, llame a la compañía que la emitió y guarde la tarjeta y el recibo. El dinero no siempre vuelve, pero las primeras horas son las que más cuentan.

Guarde todo. Tome capturas de pantalla del anuncio y de los mensajes antes de que desaparezcan.

Repórtelo a la FTC en ReportFraud.ftc.gov, a la policía local y al sitio que publicó el anuncio. Pida a la policía un número de reporte, porque a veces los bancos lo piden.

Si dio su número de Seguro Social, vaya a IdentityTheft.gov para tener un plan paso a paso, y congele su crédito en las tres grandes agencias. El congelamiento es gratis, y puede levantarlo cuando presente una solicitud para el próximo lugar.

Y si por esto ya dio aviso de que deja su vivienda, llame al 211 y avise hoy mismo a su arrendador actual. Si la unidad no se ha prometido a otra persona, puede que le deje retirar el aviso.`,
}
