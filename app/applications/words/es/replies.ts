import type { words as en } from '../en/replies.ts'

export const words: typeof en = {
  needsEmail: 'Por favor, escriba su correo electrónico: ahí llega el enlace',
  draftKept: (until) =>
    `Le mandamos un enlace privado por correo electrónico. Ábralo en el otro aparato y siga donde está ahora. Guardamos lo que escribió hasta el ${until}; en ese enlace puede borrarlo antes.`,
  noMail: 'En este momento no podemos mandar correos. Sus respuestas siguen aquí.',
  enoughMails:
    'Ese correo electrónico ya recibió varios mensajes nuestros hoy. El enlace del último todavía abre lo que había escrito hasta entonces. Por favor, pida uno nuevo mañana.',
  changedYes:
    'Este formulario cambió desde que usted lo abrió. Por favor, lea otra vez el texto junto a las casillas y marque lo que acepta.',
  changedForm:
    'Este formulario cambió desde que usted lo abrió. Por favor, ábralo otra vez y lea de nuevo lo que acepta. Sus respuestas se quedan en este aparato; si no guarda nada, copie antes lo que escribió.',
  wait: (time) =>
    `Acaban de llegar muchos formularios desde su conexión. Por favor, envíe el suyo otra vez en ${time}. No se perdió nada de lo que escribió.`,
  territory: (name) =>
    `Nuestros programas son para viviendas en los 50 estados y en Washington, DC, no en ${name}. Por favor, escriba un lugar en uno de ellos, o llámenos.`,
}
