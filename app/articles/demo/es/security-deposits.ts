export const securityDeposits = {
  title: 'Depósitos de garantía: proteja su dinero desde el primer día',
  slug: 'depositos-de-garantia-proteja-su-dinero-desde-el-primer-dia',
  excerpt:
    'Recuperar su depósito empieza el día en que se muda. Qué preguntar, qué fotografiar, qué escribir y qué hacer si no se lo devuelven.',
  publishedOn: '2026-06-09',
  content: `La pelea por un depósito muchas veces se gana el primer día, y la gana quien tiene las fotos. Si ya pasó por una mala salida de un apartamento, esta parte está en sus manos.

## Antes de pagar

Haga tres preguntas sencillas. ¿Cuánto es, qué parte se devuelve y dónde está escrito? Un depósito es dinero suyo que el arrendador guarda por si hay renta sin pagar o daños. Un cargo se va en cuanto lo paga. Los contratos mezclan estas palabras, así que haga que digan cuál es cuál.

“¿Esta cantidad es un depósito que se devuelve o un cargo que no se devuelve? ¿Me puede mostrar la línea en el contrato?”

Muchos estados limitan cuánto puede pedir un arrendador. Otros no ponen límite. Con un historial de renta débil pueden pedirle más que a su vecino, y donde la ley tiene un tope, ese tope también le protege a usted. Si le exigieron un depósito más grande por su informe de verificación, debe recibir un aviso que nombre a la compañía que lo hizo.

Algunos edificios ofrecen un reemplazo del depósito: usted paga una suma más pequeña a una compañía. Lea esa página despacio. Ese pago más pequeño por lo general no se devuelve, y aun así pueden cobrarle los daños.

Si el depósito completo no está a su alcance, pida pagarlo en partes: “Puedo pagar la mitad el día de la mudanza y el resto en los dos meses siguientes. ¿Lo pondría en el contrato?” Algunas ciudades y estados dan ese derecho a los inquilinos. En los demás lugares depende del arrendador.

Nunca entregue un depósito antes de ver el lugar por dentro y saber quién es el dueño. Pida un recibo con la fecha, la cantidad y la dirección.

## El día de la mudanza

Recorra los cuartos vacíos con su teléfono antes de meter una sola caja. Grabe despacio. Abra el horno, los clósets, el gabinete debajo del fregadero. Deje correr el agua. Fotografíe cada mancha, grieta, quemadura y mosquitero que falte, con una toma de cerca y otra desde la puerta.

Si hay una lista de revisión, llene cada línea y guarde una copia. Si no la hay, haga la suya y mándela por correo electrónico el mismo día: “Me mudé hoy. Adjunto fotos del estado del apartamento. Por favor, avíseme si ve algo de otra manera”. Ese correo tiene fecha, y de eso se trata.

## Mientras vive ahí

Avise por escrito de las fugas de agua y de las cosas rotas, aunque ya se lo haya dicho a alguien en el pasillo. Un daño que creció porque nadie avisó puede terminar en su cuenta.

No cuente con usar el depósito como la renta del último mes. En la mayoría de los lugares solo puede hacerlo si el arrendador está de acuerdo, y un último pago que falta puede ser la próxima marca en su historial.

## Al salir

Dé aviso como dice el contrato, con los días de anticipación que dice. Pregunte si puede estar en la inspección final. Algunos estados le dan derecho a un recorrido antes de irse, para que arregle por su cuenta cosas pequeñas.

Limpie más de lo que parece justo. Tape los agujeros de los clavos si el contrato lo pide. Después tome las mismas fotos que tomó el primer día, en el mismo orden, y entregue cada llave y control remoto a cambio de un recibo.

Dé su nueva dirección por escrito. En muchos estados, la obligación del arrendador de enviar el dinero, o una lista de descuentos, depende de que la tenga. Basta una línea: “Por favor, envíen mi depósito o una lista detallada a [dirección]”.

## Lo que pueden quedarse

En general, la renta sin pagar y los daños de verdad. El desgaste normal no es daño. La pintura que pierde color y la alfombra gastada en el pasillo vienen de vivir en un lugar. Una quemadura en esa alfombra o una puerta rota, no. Entre lo uno y lo otro hay lugar para discutir, y para eso son las fotos.

## Cuando el dinero no llega

Cada estado tiene su propio plazo. En algunos son dos semanas; en otros puede ser hasta de dos meses. Las reglas cambian según el estado; confirme las del suyo en el sitio web del fiscal general de su estado o con una línea de ayuda para inquilinos.

Cuando pase la fecha, envíe una carta corta y guarde una copia. “Salí de [dirección] el [fecha] y le di mi nueva dirección. El plazo para devolver mi depósito de [cantidad] ya pasó. Por favor, envíelo a más tardar el [fecha en dos semanas]. Si no lo recibo, presentaré un caso en la corte de reclamos menores”.

Mantenga la cortesía; puede que un juez lo lea. La corte de reclamos menores (small claims court) está hecha para personas sin abogado, y muchas veces no se cobra el costo de presentar el caso si sus ingresos son bajos. En algunos estados, un arrendador que retuvo el dinero de mala fe puede deberle más que el depósito.

Hay un límite que conviene decir. Si debe renta atrasada de ese lugar, el depósito probablemente se irá en eso. Pida eso también por escrito, porque reduce lo que usted debe.`,
}
