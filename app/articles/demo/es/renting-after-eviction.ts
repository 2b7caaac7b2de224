export const rentingAfterEviction = {
  title: 'Rentar otra vez después de un desalojo',
  slug: 'rentar-otra-vez-despues-de-un-desalojo',
  excerpt:
    'Por dónde empezar cuando hay un desalojo en su historial: ayuda para esta semana, qué revisar, qué se puede limpiar y cómo contarlo primero.',
  publishedOn: '2026-02-10',
  content: `Si lee esto desde un motel o desde el sofá de un amigo, empiece por la sección que sigue. Lo demás puede esperar hasta que haya dormido.

## Si necesita un techo esta semana

Marque 211. En la mayor parte del país, esta línea gratuita le conecta con refugios, ayuda para la renta y organizaciones locales de caridad. Diga dónde está, quién está con usted y cuándo tiene que salir. Por ejemplo: “Tengo dos niños, debo salir a más tardar el viernes y no tengo nada seguro”.

Pregunte qué hay además del refugio. Algunos condados tienen dinero para un depósito o un primer mes. Esos fondos se abren y se cierran durante el año. Si hoy la respuesta es no, pregunte cuándo volver a llamar.

¿Su caso sigue en la corte? Llame a una oficina de ayuda legal antes de hacer otra cosa, y vaya a la audiencia aunque crea que va a perder. El inquilino que no se presenta puede perder solo por eso (default). Un caso que termina en un acuerdo, o que la corte desestima, es mucho más fácil de explicar después.

## Averigüe qué dicen los papeles

Muchos inquilinos llevan en la cabeza una historia peor que la del expediente. Otros encuentran un caso del que nadie les avisó. De cualquier modo, tiene que verlo.

Empiece en la corte donde se presentó el caso. Pregunte al secretario de la corte cómo terminó; la palabra que usan es “disposition”. Después mire sus informes de crédito, que son gratis cada semana en AnnualCreditReport.com. El caso de desalojo por lo general no sale ahí, pero la renta sin pagar que pasó a un cobrador sí puede salir. El informe de verificación de inquilinos es otra cosa. Muchos arrendadores compran uno, y puede mostrar el caso de la corte.

Anote el número del caso, la fecha en que se presentó, el resultado y la cantidad que todavía le reclaman. Usará esa nota muchas veces.

Una demanda no es una sentencia. Si su caso fue desestimado, o si pagó y se quedó, pida un papel de la corte que lo diga y guarde una foto en su teléfono.

## Limpie lo que se pueda limpiar

La ley federal Fair Credit Reporting Act pone un límite. Casi todos los datos malos, también los casos de desalojo, por lo general se borran de los informes de verificación después de siete años. ¿Todavía sale uno más viejo, o es el caso de otra persona? Dispútelo con la compañía que hizo el informe. Por lo general tiene 30 días para revisarlo.

En algunos estados puede pedir a la corte que selle un caso de desalojo. Otros sellan ciertos casos sin que nadie lo pida. Las reglas cambian según el estado. Pregunte por las del suyo a la oficina de la corte para quien no tiene abogado, o a la ayuda legal.

Si debe dinero y puede pagar una parte, haga una oferta que de verdad pueda cumplir. Consiga el acuerdo por escrito antes de enviar nada. Puede escribir: “Quiero saldar lo que debo de mi apartamento anterior. Puedo pagar [cantidad] el primero de cada mes. Por favor, confirmen por escrito que van a reportar la deuda como pagada. Y que, cuando yo termine, van a avisar a la corte que la sentencia quedó pagada (satisfied)”. Puede que el caso siga ahí después, pero “pagado” se lee muy distinto de “abierto”.

Un aviso. Si la deuda es muy vieja, hable con la ayuda legal antes de pagar. En algunos estados, un pago vuelve a poner en marcha el plazo para demandarle.

## Deje de pagar por rechazos seguros

Los cargos de solicitud se comen el dinero que necesita para un depósito. Por eso, pregunte primero: “¿Rechazan a toda persona con un desalojo, o miran qué tan viejo es y qué pasó?” Si la regla es ningún desalojo, dé las gracias y guarde su dinero.

Los complejos grandes suelen seguir una regla fija. A veces esa regla solo mira cierto número de años hacia atrás. Pídala por escrito. Un dueño con pocas unidades puede decidir caso por caso. Un consejero de vivienda aprobado por HUD puede ayudarle a ver sus opciones por poco dinero o gratis.

## Dígalo antes de que lo encuentren

El arrendador que pide un informe casi seguro verá el caso. Sale mejor cuando usted lo dice primero, y bastan unas pocas frases.

“En 2023 perdí mi trabajo, me atrasé y mi arrendador me demandó. Llevo catorce meses en mi nuevo trabajo. Le pago renta a mi hermana el primero de cada mes y puedo mostrar las transferencias. Aquí están mis talones de pago y una carta de mi supervisor”.

Use sus propios datos. Deje fuera las faltas del arrendador anterior, aunque sean ciertas. Y nunca esconda el caso en un formulario que pregunta por él. Una respuesta falsa le puede costar el contrato de renta más tarde.

## La parte lenta

Algunos lugares seguirán diciendo que no. Si un informe de verificación tuvo que ver, el aviso debe nombrar a la compañía. Usted tiene 60 días para pedirle una copia gratis. Léala antes de presentar otra solicitud.

Rentar un cuarto por un año, con la renta pagada de un modo que pueda comprobar, no es un paso atrás. Le da al próximo arrendador algo más reciente que el desalojo.`,
}
