export const rentingAfterEviction = {
  title: 'Rentar otra vez después de un desalojo',
  slug: 'rentar-otra-vez-despues-de-un-desalojo',
  excerpt:
    'Por dónde empezar cuando hay un desalojo en su historial: ayuda para esta semana, qué revisar, qué se puede limpiar y cómo contarlo primero.',
  publishedOn: '2026-02-10',
  content: `Si lee esto desde un motel o desde el sofá de un amigo, empiece por la sección que sigue. Lo demás puede esperar hasta que haya dormido.

## Si necesita un techo esta semana

Marque 211. En la mayor parte del país, esta línea gratuita le conecta con refugios, ayuda para la renta y organizaciones locales de caridad. Diga dónde está, quién está con usted y cuándo tiene que salir. Por ejemplo: “Tengo dos niños, debo salir a más tardar el viernes y no tengo nada seguro”.

Pregunte qué hay además del refugio. Algunos condados tienen dinero para un depósito o un primer mes, y esos fondos se abren y se cierran durante el año. Si hoy la respuesta es no, pregunte cuándo volver a llamar.

¿Su caso sigue en la corte? Llame a una oficina de ayuda legal antes de hacer otra cosa, y vaya a la audiencia aunque crea que va a perder. El inquilino que no se presenta puede perder solo por eso (default). Un caso que termina en un acuerdo, o que la corte desestima, es mucho más fácil de explicar después.

## Averigüe qué dicen los papeles

Muchos inquilinos llevan en la cabeza una historia peor que la del expediente. Otros encuentran un caso del que nadie les avisó. De cualquier modo, tiene que verlo.

Empiece en la corte donde se presentó el caso. Pregunte al secretario de la corte cómo terminó; la palabra que usan es “disposition”. Después mire sus informes de crédito, que son gratis cada semana en AnnualCreditReport.com. El caso de desalojo por lo general no aparece ahí, pero la renta sin pagar que pasó a un cobrador sí puede aparecer. El informe de verificación de inquilinos es otra cosa. Muchos arrendadores compran uno, y puede mostrar el caso de la corte.

Anote el número del caso, la fecha en que se presentó, el resultado y la cantidad que todavía le reclaman. Usará esa nota muchas veces.

Una demanda no es una sentencia. Si su caso fue desestimado, o si pagó y se quedó, pida un papel de la corte que lo diga y guarde una foto en su teléfono.

## Limpie lo que se pueda limpiar

Según la ley federal Fair Credit Reporting Act, la mayoría de los datos negativos, incluidos los casos de desalojo, por lo general salen de los informes de verificación después de siete años. Si todavía aparece uno más viejo, o si el caso es de otra persona, dispútelo con la compañía que hizo el informe. Por lo general tiene 30 días para investigar.

Algunos estados permiten pedir a la corte que selle un expediente de desalojo, y otros sellan ciertos casos sin que nadie lo pida. Las reglas cambian según el estado; confirme las del suyo con la oficina de ayuda de la corte para quien no tiene abogado o con ayuda legal.

Si debe dinero y puede pagar una parte, haga una oferta que de verdad pueda cumplir. Consiga el acuerdo por escrito antes de enviar nada. Puede escribir: “Quiero saldar lo que debo de mi apartamento anterior. Puedo pagar [cantidad] el primero de cada mes. Por favor, confirmen por escrito que reportarán la deuda como pagada y que, cuando termine, avisarán a la corte que la sentencia quedó pagada (satisfied)”. Puede que el caso siga apareciendo después, pero “pagado” se lee muy distinto de “abierto”.

Un aviso. Si la deuda es muy vieja, consulte con ayuda legal antes de pagar. En algunos estados, un pago vuelve a poner en marcha el plazo para demandarle.

## Deje de pagar por rechazos seguros

Los cargos de solicitud se comen el dinero que necesita para un depósito. Por eso, pregunte primero: “¿Rechazan a toda persona con un desalojo, o miran qué tan viejo es y qué pasó?” Si la regla es ningún desalojo, dé las gracias y guarde su dinero.

Los complejos grandes suelen seguir una regla fija. Algunas de esas reglas solo miran cierto número de años hacia atrás, así que pida los criterios por escrito. Un dueño con pocas unidades puede decidir caso por caso. Un consejero de vivienda aprobado por HUD puede ayudarle a ver sus opciones por poco dinero o gratis.

## Dígalo antes de que lo encuentren

El arrendador que pide un informe probablemente verá el caso. Sale mejor cuando usted lo menciona primero, y bastan unas pocas frases.

“En 2023 perdí mi trabajo, me atrasé y mi arrendador me demandó. Llevo catorce meses en mi nuevo trabajo. Le pago renta a mi hermana el primero de cada mes y puedo mostrar las transferencias. Aquí están mis talones de pago y una carta de mi supervisor”.

Use sus propios datos. Deje fuera las faltas del arrendador anterior, aunque sean ciertas. Y nunca esconda el caso en un formulario que pregunta por él, porque una respuesta falsa puede costarle el contrato de renta más adelante.

## La parte lenta

Algunos lugares seguirán diciendo que no. Si un informe de verificación tuvo que ver, el aviso debe nombrar a la compañía, y usted puede obtener una copia gratis si la pide en un plazo de 60 días. Léala antes de presentar otra solicitud.

Rentar un cuarto por un año, con la renta pagada de un modo que pueda comprobar, no es un paso atrás. Le da al próximo arrendador algo más reciente que el desalojo.`,
}
