export const fairChance = {
  title: 'Rentar con antecedentes penales: lo que pueden hacer las reglas de oportunidad justa',
  slug: 'rentar-con-antecedentes-penales-lo-que-pueden-hacer-las-reglas-de-oportunidad-justa',
  excerpt:
    'Qué cubre y qué no cubre la ley federal, cómo cambian las reglas de oportunidad justa de una ciudad a otra y cómo preparar una solicitud honesta con antecedentes.',
  publishedOn: '2026-07-21',
  content: `Primero, la parte difícil. En la mayor parte de Estados Unidos, un arrendador privado puede mirar sus antecedentes penales y puede rechazarle por ellos. Los antecedentes no son una de las cosas que protege la ley Fair Housing Act. Pero ese “puede” tiene límites, y conviene saber dónde están.

## Lo que dice la ley federal

La Fair Housing Act prohíbe discriminar por raza, color, origen nacional, religión, sexo, discapacidad o por tener hijos menores de 18 años. Una regla sobre antecedentes aun así puede violar esa ley si se usa distinto con distintas personas, por ejemplo si se pasa por alto una condena de un solicitante blanco y no la de uno negro.

En 2016 el departamento federal de vivienda, HUD, publicó una guía. Advertía a los arrendadores que rechazar a toda persona con cualquier antecedente, o tratar un arresto como prueba de un delito, podía ser ilegal. Las guías federales cambian de un gobierno a otro, y esta nunca fue una promesa de aprobación. No apoye todo su caso en ella. Pregunte a un grupo de vivienda justa qué reglas se aplican hoy.

La vivienda pública y los vales de vivienda (vouchers) tienen sus propias reglas. Dos prohibiciones son permanentes: para quienes deben registrarse de por vida como delincuentes sexuales según la ley estatal, y para quienes fueron condenados por fabricar metanfetamina en una vivienda con ayuda federal. Para la mayoría de los demás antecedentes, la agencia de vivienda local tiene cierta libertad, y usted puede pedir una revisión si dice que no.

## Lo que pueden añadir su ciudad o su estado

Algunos lugares van más lejos. New Jersey, New York City y Cook County en Illinois han aprobado leyes de oportunidad justa en la vivienda (fair chance housing), y hay otras. No son iguales. Una ley hace que el arrendador espere para revisar los antecedentes hasta después de una oferta condicional. Otra limita cuántos años atrás puede mirar, o le pide que considere su edad en ese momento, lo que pasó y lo que usted ha hecho desde entonces.

Muchos lugares no tienen ninguna regla así, y algunos estados limitan lo que sus ciudades pueden exigir a los arrendadores. Las reglas cambian según el estado y la ciudad; confirme las suyas. Busque el nombre de su ciudad junto con “fair chance housing”, o llame al 211 y pregunte por la oficina local de vivienda justa.

## Busque sus propios antecedentes

Hágalo antes que nadie. Pregunte al secretario de la corte o a la policía estatal cómo obtener su expediente y léalo despacio. Busque el cargo exacto, el nivel, la fecha y cómo terminó el caso.

Después pregunte a la ayuda legal o a la oficina del defensor público si algo de eso se puede sellar o borrar (seal, expunge). En muchas zonas hay clínicas gratuitas para esto. Puede tardar meses, así que empiece ahora aunque todavía no vaya a mudarse.

Las compañías de verificación cometen errores con los antecedentes penales. Confunden a personas con el mismo nombre, muestran un caso dos veces o muestran casos que una corte selló. Si usaron un informe en su contra, el aviso debe nombrar a la compañía, y usted puede obtener su copia gratis si la pide en un plazo de 60 días. Dispute los errores por escrito y adjunte el papel de la corte. La revisión por lo general tarda hasta 30 días.

Conozca también los plazos. Los arrestos sin condena por lo general dejan de aparecer después de siete años. Según la ley federal, las condenas se pueden reportar por más tiempo, aunque algunos estados fijan un límite.

## Pregunte por la regla antes de pagar

No hace falta contar su vida por teléfono a una oficina de rentas. Pregunte por la política: “Antes de presentar mi solicitud, ¿me podría enviar sus criterios de verificación? Quiero saber qué tipos de antecedentes consideran y cuántos años miran hacia atrás”.

Si sus antecedentes quedan fuera de lo que revisan, puede que no tenga nada que explicar. Si quedan dentro, pregunte si deciden caso por caso. Un no rotundo en este momento no le cuesta nada.

## Cómo armar su carpeta

Lleve pruebas de quién es usted ahora. Talones de pago, un certificado de un curso o de un tratamiento, una carta de un oficial de libertad condicional (parole), de un empleador, un pastor o un maestro. Dos cartas fuertes valen más que seis vagas. Las mejores dicen desde cuándo le conoce esa persona y una cosa que ella le ha visto hacer.

Añada una nota corta con sus propias palabras. “En 2017 me condenaron por hurto (theft). Terminé la libertad a prueba (probation) en 2019 y no he tenido arrestos desde entonces. Llevo tres años manejando para la misma compañía, y abajo está el número de mi supervisor. Con gusto contesto preguntas”.

Nómbrelo, póngale fecha y muestre los años que han pasado. Deje fuera los detalles de aquella noche. Y no mienta en el formulario; si se descubre después, puede acabar con un contrato que iba bien.

## Si cree que fue discriminación

Quizás el apartamento “se acaba de rentar” después de que le vieron, y el anuncio sigue ahí. Anote fechas, nombres y palabras el mismo día. Puede presentar una queja ante HUD, por lo general en el plazo de un año, o con un grupo local de vivienda justa. No cuesta nada, y no necesita abogado para empezar.`,
}
