// Canvas, gradients and figures seen from behind, shared by the vignettes and the posters.
import {f,mix,pick,person,LEAF} from '../lib.mjs';
export const W=1200,H=800,N='#151338',G='#F2B33D',M='#C2331F';
export const lg=(id,st,x2=0,y2=1)=>`<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${st.map(([o,c,a])=>`<stop offset="${o}" stop-color="${c}"${a!=null?` stop-opacity="${a}"`:''}/>`).join('')}</linearGradient>`;
export const rg=(id,cx,cy,r,st)=>`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${st.map(([o,c,a])=>`<stop offset="${o}" stop-color="${c}" stop-opacity="${a??1}"/>`).join('')}</radialGradient>`;
export const BL=`<filter id="b3"><feGaussianBlur stdDeviation="3"/></filter><filter id="b8"><feGaussianBlur stdDeviation="8"/></filter><filter id="b20"><feGaussianBlur stdDeviation="20"/></filter>`;
export const SK=['#4d2c1e','#5b3524','#6b4130','#3d2318','#7a4d37'];
export function back(x,y,s,o={}){const sk=o.skin||SK[0],h=o.hair||'#140d12',t=o.top||'#f4e4c6',st=o.st||'short',rim=o.rim||'#ffe3b0';let g='';
 g+=`<path d="M-112 190 Q-112 52 -58 26 Q-24 14 -20 -12 L20 -12 Q24 14 58 26 Q112 52 112 190Z" fill="${t}"/>`;
 g+=`<path d="M58 26 Q112 52 112 190 L96 190 Q96 66 46 34Z" fill="${rim}" opacity=".35"/>`;
 if(o.pat)g+=`<g opacity=".5" fill="none" stroke="${o.pat}" stroke-width="5"><path d="M-96 110 l24 -24 24 24 24 -24 24 24 24 -24 24 24 24 -24 24 24"/><path d="M-98 150 l24 -24 24 24 24 -24 24 24 24 -24 24 24 24 -24 24 24"/></g>`;
 if(o.bag)g+=`<path d="M-60 70 Q-62 40 -44 22 M60 70 Q62 40 44 22" stroke="${o.bag}" stroke-width="14" fill="none"/><rect x="-66" y="60" width="132" height="140" rx="26" fill="${o.bag}"/><rect x="-44" y="118" width="88" height="60" rx="14" fill="#00000026"/>`;
 g+=`<path d="M-19 -34 H19 V8 Q0 20 -19 8Z" fill="${mix(sk,'#000000',.25)}"/><ellipse cx="-43" cy="-66" rx="8" ry="12" fill="${sk}"/><ellipse cx="43" cy="-66" rx="8" ry="12" fill="${sk}"/><ellipse cx="0" cy="-72" rx="43" ry="54" fill="${sk}"/>`;
 if(o.collar)g+=`<path d="M-30 10 Q0 34 30 10 L36 24 Q0 48 -36 24Z" fill="${o.collar}"/>`;
 if(st==='short'||st==='bun'||st==='cap')g+=`<path d="M-44 -62 Q-50 -132 0 -132 Q50 -132 44 -62 Q40 -34 24 -32 Q0 -24 -24 -32 Q-40 -34 -44 -62Z" fill="${h}"/>`;
 if(st==='bun')g+=`<circle cx="0" cy="-144" r="30" fill="${h}"/><path d="M-20 -124 Q0 -112 20 -124" stroke="${o.tie||G}" stroke-width="7" fill="none"/>`;
 if(st==='puffs')g+=`<path d="M-44 -62 Q-50 -128 0 -128 Q50 -128 44 -62 Q34 -30 0 -30 Q-34 -30 -44 -62Z" fill="${h}"/><circle cx="-44" cy="-118" r="30" fill="${h}"/><circle cx="44" cy="-118" r="30" fill="${h}"/><path d="M0 -128 V-30" stroke="${mix(sk,'#000000',.1)}" stroke-width="4"/>`;
 if(st==='afro')g+=`<path d="M-40 -34 q-34 -10 -34 -50 q-4 -44 34 -66 q42 -24 82 0 q36 24 32 68 q-4 40 -34 48 q-40 12 -80 0Z" fill="${h}"/>`;
 if(st==='braids'){g+=`<path d="M-44 -60 Q-52 -132 0 -132 Q52 -132 44 -60 L40 -20 H-40Z" fill="${h}"/>`;for(let i=-4;i<=4;i++)g+=`<path d="M${i*9} -40 Q${i*11} 20 ${i*13} ${96+Math.abs(i%2)*18}" stroke="${i%2?h:mix(h,'#5b4030',.5)}" stroke-width="11" stroke-linecap="round" fill="none"/><circle cx="${i*13}" cy="${96+Math.abs(i%2)*18}" r="5" fill="${i%2?G:M}"/>`}
 if(st==='wrap')g+=`<path d="M-48 -58 Q-58 -136 0 -140 Q58 -136 48 -58 Q0 -36 -48 -58Z" fill="${o.wrap||M}"/><path d="M-30 -130 Q-60 -176 -8 -160 Q8 -196 30 -158 Q64 -172 34 -128Z" fill="${o.wrap||M}"/><path d="M-46 -74 Q0 -52 47 -76 M-44 -98 Q4 -82 48 -102" stroke="${G}" stroke-width="5" fill="none" opacity=".85"/>`;
 if(st==='veil')g+=`<path d="M-50 -70 Q-54 -138 0 -138 Q54 -138 50 -70 Q50 -10 86 60 Q0 96 -86 60 Q-50 -10 -50 -70Z" fill="${o.wrap||'#e9e4f6'}"/><path d="M-18 -130 Q-4 -40 -30 66 M24 -128 Q20 -40 40 70" stroke="#00000022" stroke-width="6" fill="none"/>`;
 g+=`<path d="M30 -122 Q50 -104 45 -58" stroke="${rim}" stroke-width="5" fill="none" opacity=".55" stroke-linecap="round"/>`;
 if(st==='cap')g+=`<path d="M-48 -96 Q0 -74 48 -96 V-118 H-48Z" fill="${mix(N,'#000000',.2)}"/><path d="M0 -166 L86 -132 L0 -98 L-86 -132Z" fill="${o.capc||'#201c52'}"/><path d="M0 -166 L86 -132 L0 -98Z" fill="#ffffff14"/><path d="M0 -132 L58 -120 V-78" stroke="${G}" stroke-width="5" fill="none"/><path d="M52 -80 h12 l4 30 h-20Z" fill="${G}"/>`;
 return `<g transform="translate(${f(x)} ${f(y)}) scale(${s})">${g}</g>`}
export const cap=(x,y,s,a,c='#201c52')=>`<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})"><path d="M-44 10 Q0 34 44 10 V-14 H-44Z" fill="${mix(c,'#000000',.35)}"/><path d="M0 -50 L92 -14 L0 22 L-92 -14Z" fill="${c}"/><path d="M0 -50 L92 -14 L0 22Z" fill="#ffffff18"/><path d="M0 -14 L62 0 V44" stroke="${G}" stroke-width="5" fill="none"/><path d="M56 42 h12 l4 30 h-20Z" fill="${G}"/></g>`;
export const leaf=(x,y,s,a,c)=>`<path d="${LEAF}" transform="translate(${f(x)} ${f(y)}) rotate(${f(a)}) scale(${f(s*100)/100})" fill="${c}"/>`;
export const pp=(x,y,h,r,o={})=>person(x,y,h,'#1b1630',{top:pick(r,['#f4e4c6','#2b2d6b','#C2331F','#e9b24a','#2F7A63']),bot:pick(r,['#2b2d6b','#1d1a4a','#3a3f6b']),skin:pick(r,SK),hair:'#140d12',bag:r()<.6,bagc:pick(r,['#C2331F','#F2B33D','#2F7A63']),flip:r()<.5,skirt:r()<.4,puff:r()<.4,...o});
