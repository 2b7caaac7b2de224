/**
 * The only scripts written into public pages. The content security policy allows them by hash,
 * so they are constants: nothing of a page or a person may be put into them.
 */

/**
 * Sets the theme before the first paint, the site's own (data-theme) until the visitor chooses in the header; closes the menu as people
 * expect; hides pictures that cannot be loaded.
 */
export const themeScript = `{let d=document,r=d.documentElement,m=matchMedia("(prefers-color-scheme:dark)"),g=()=>{try{var t=localStorage.theme}catch{}return/^(light|dark|system)$/.test(t)?t:r.dataset.theme||"system"},f=()=>{let t=g(),k=t=="dark"||t=="system"&&m.matches;r.classList.toggle("dark",k);r.classList.toggle("light",!k);for(let i of d.querySelectorAll(".theme input"))i.checked=i.value==t};f();m.addEventListener("change",f);addEventListener("DOMContentLoaded",f);addEventListener("pageshow",f);addEventListener("storage",f);addEventListener("change",e=>{if(e.target.closest(".theme")){try{localStorage.theme=e.target.value}catch{}f()}});let c=e=>{let m=d.querySelector('.menu[open]');if(m&&(e.key?e.key=='Escape':e.target.closest('.sheet a')||!m.contains(e.target))){m.open=!1;e.key&&m.firstChild.focus()}};addEventListener('click',c);addEventListener('keydown',c);addEventListener('error',e=>{let t=e.target;t.dataset&&'hideBroken'in t.dataset&&(t.hidden=!0)},!0)}`

/**
 * Tells the server which application or call link was followed, and that a page fetched ahead is now looked at.
 * Nothing about who; nothing at all where the browser asks not to be tracked.
 */
export const countScript = `{let d=document,n=navigator,s=b=>n.doNotTrack==1||n.globalPrivacyControl||n.sendBeacon("/count",new URLSearchParams({...b,p:location.pathname})),v=()=>s({e:"view"});addEventListener("click",e=>{let a=e.target.closest("a[target=_blank],a[href^='tel:']");a&&s({h:a.getAttribute("href")})});d.prerendering?d.addEventListener("prerenderingchange",v):performance.getEntriesByType("navigation")[0]?.deliveryType=="navigational-prefetch"&&v()}`

/** Pages are small: fetch the next one when a finger or a pointer is about to follow a link. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin', '/admin/*', '/forms/*', '/photos/*'] } },
          { not: { selector_matches: '[target=_blank],[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

export const inlineScripts = [themeScript, countScript, speculationRules]
