export const screeningReport = {
  title: 'Cómo leer su informe de verificación de inquilino',
  slug: 'como-leer-su-informe-de-verificacion-de-inquilino',
  excerpt:
    'Un recorrido por el informe que los arrendadores compran sobre usted: cómo pedir una copia, qué significa cada parte, qué errores buscar y cómo disputarlos.',
  publishedOn: '2026-03-17',
  content: `En alguna parte hay un expediente sobre usted que quizás nunca ha visto. Un arrendador lo paga, lo mira por encima y decide sobre su próxima vivienda. Usted también tiene derecho a leerlo.

## Cómo obtener su copia

Digamos que le rechazaron, o que le pidieron un aval o un depósito más grande. Y que un informe de verificación fue parte de la razón. Entonces el arrendador debe darle lo que la ley llama un aviso de acción adversa (adverse action notice). Ahí tiene que decir qué compañía hizo el informe y cómo hablar con ella.

Desde ese día tiene 60 días para pedirle a esa compañía una copia gratis. Esto viene de la ley Fair Credit Reporting Act y vale en todos los estados.

Si no llegó ningún aviso, pídalo: “Gracias por avisarme. ¿Usaron un informe de verificación de inquilinos? Si es así, por favor envíenme el aviso de acción adversa con el nombre y la dirección de la compañía”.

No tiene que esperar a un rechazo. La Consumer Financial Protection Bureau publica una lista de compañías de verificación y explica cómo pedir su expediente. Son muchas y no todas guardan los mismos datos. Por eso, un informe limpio de una no promete uno limpio de la siguiente.

## La parte de arriba

Empiece por lo aburrido: su nombre, fecha de nacimiento, direcciones anteriores y número de Seguro Social. Un error aquí lleva a errores en todo lo demás. ¿Hay una dirección donde nunca vivió, o un segundo nombre que no es suyo? Puede ser que el expediente de otra persona se mezcló con el suyo. Le puede pasar a cualquiera con un nombre común, y a padres e hijos que se llaman igual.

## Historial de renta y de corte

Aquí aparecen los casos de desalojo. Revise cuatro cosas en cada uno. ¿De verdad es usted? ¿Es correcta la fecha? ¿Dice cómo terminó el caso? ¿Aparece una sola vez?

Un caso que la corte desestimó debe decirlo. Si el informe solo muestra que se presentó, el arrendador puede suponer lo peor. Pida el papel final al secretario de la corte y envíelo con su disputa.

Casi todos los datos malos, también los casos de desalojo, por lo general se pueden reportar siete años. Las bancarrotas pueden quedarse hasta diez.

## Crédito y cobros

Algunos informes traen todo su crédito; otros, solo un puntaje o una lista de deudas. Busque dinero que se deba a arrendadores anteriores. Revise cuánto es: ahí se pueden juntar cargos de limpieza, cargos por atraso e intereses. Compare con sus informes de crédito, que son gratis cada semana en AnnualCreditReport.com.

## Antecedentes penales

Un arresto que no terminó en condena por lo general no se puede reportar después de siete años. Para las condenas no hay tal límite en la ley federal, aunque algunos estados fijan uno. Busque casos que fueron sellados o borrados y cargos que salen dos veces. Busque también cargos con un nivel más grave que el que anotó la corte.

## El puntaje o la respuesta de una palabra

Muchos informes terminan con un número, o con una palabra como “accept” (aceptar) o “decline” (rechazar). Eso viene de una fórmula, y por lo general el arrendador elige los ajustes. Puede que la compañía no le diga cómo funciona. No gaste sus fuerzas en discutir el puntaje. Corrija los datos de los que sale.

## Cómo escribir la disputa

La disputa se presenta a la compañía de verificación, no solo al arrendador. Hágala por escrito, guarde una copia y envíe copias de sus pruebas, nunca los originales. Si la manda por correo postal, use correo certificado para saber cuándo llegó.

Las palabras sencillas funcionan: “Disputo un dato de mi informe con fecha [fecha]. Ustedes muestran como abierto un caso de desalojo, número [número]. La corte lo desestimó el [fecha]. Adjunto la orden de la corte. Por favor, corríjanlo y envíenme el informe actualizado”.

La compañía por lo general tiene 30 días para revisarlo, a veces un poco más si usted manda más papeles. Si no puede confirmar el dato, tiene que quitarlo o corregirlo. Si el error es de la corte misma, ella lo tiene que corregir primero.

Avise también al arrendador, el mismo día. “Hay un error en el informe y ya lo disputé. Aquí está el papel de la corte. ¿Podría guardar mi solicitud, o revisarla otra vez cuando llegue el informe corregido?” No están obligados a esperar, pero algunos lo hacen.

## Si el informe está bien

Entonces al menos sabe lo que ellos verán. Nadie puede venderle el borrado de información verdadera y reciente, diga lo que diga el anuncio. Pero si la disputa no arregla el asunto, puede añadir a su expediente una nota corta con su versión. También puede llevar pruebas de lo que ha cambiado desde entonces. ¿La compañía no le hace caso? Puede quejarse gratis ante la Consumer Financial Protection Bureau. O pregunte a la ayuda legal por sus opciones.`,
}
