// Shared drawing kit for the scenes: canvas, light, cloth motif, foliage and small faceless figures.
import fs from 'fs';
import {rng,f,mix,limb} from './lib.mjs';
export const W=1600,H=1000;
const i0=n=>Math.round(n);

// ---- canvas -------------------------------------------------------------
export function scene(name,seed){
  const out=[],defs=[],r=rng(seed);
  return {r,out,
    add(...s){out.push(...s)},
    def(...s){defs.push(...s)},
    save(){const svg=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" preserveAspectRatio="xMidYMid slice"><defs>${defs.join('')}</defs>${out.join('\n')}</svg>`;
      fs.writeFileSync(new URL(`./svg/${name}.svg`,import.meta.url),svg);console.log(name,svg.length)}};
}
const stops=a=>a.map(([t,c,op])=>`<stop offset="${t}" stop-color="${c}"${op===undefined?'':` stop-opacity="${op}"`}/>`).join('');
// vertical by default; box=[x1,y1,x2,y2] in user space if given
export const lin=(id,a,box)=>box?`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${box[0]}" y1="${box[1]}" x2="${box[2]}" y2="${box[3]}">${stops(a)}</linearGradient>`:`<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(a)}</linearGradient>`;
export const rad=(id,cx,cy,R,a,tr='')=>`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${R}"${tr?` gradientTransform="${tr}"`:''}>${stops(a)}</radialGradient>`;
export const blur=(id,n)=>`<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${n}"/></filter>`;
export const rect=(x,y,w,h,fill,more='')=>`<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${more}/>`;
export const path=(d,fill,more='')=>`<path d="${d}" fill="${fill}" ${more}/>`;
export const line=(d,stroke,w,more='')=>`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" ${more.includes('linecap')?'':'stroke-linecap="round"'} stroke-linejoin="round" ${more}/>`;
export const poly=pts=>'M'+pts.map(p=>f(p[0])+' '+f(p[1])).join('L')+'Z';
export const circ=(x,y,R,fill,more='')=>`<circle cx="${f(x)}" cy="${f(y)}" r="${f(R)}" fill="${fill}" ${more}/>`;
export const ell=(x,y,a,b,fill,more='')=>`<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(a)}" ry="${f(b)}" fill="${fill}" ${more}/>`;
export const at=(x,y,s,body,rot=0)=>`<g transform="translate(${f(x)} ${f(y)})${rot?` rotate(${f(rot)})`:''} scale(${Array.isArray(s)?s.join(' '):s})">${body}</g>`;

// ---- sky ----------------------------------------------------------------
export function stars(r,n,y0,y1,col='#fff'){ // three sizes, one path each
  const d=['','',''];for(let i=0;i<n;i++)d[Math.floor(r()*r()*3)]+=`M${i0(r()*W)} ${i0(y0+Math.pow(r(),1.3)*(y1-y0))}h.1`;
  return d.map((p,i)=>line(p,col,[1.3,2,2.9][i],`opacity="${[.45,.7,.9][i]}"`)).join('')}
export function streaks(r,n,x0,x1,y0,y1,col,op=[.2,.5]){ // lens-shaped cloud streaks
  let s='';for(let i=0;i<n;i++){const y=y0+r()*(y1-y0),x=x0+r()*(x1-x0),w=120+r()*360,h=3+r()*9;
    s+=path(`M${i0(x-w/2)} ${i0(y)}q${i0(w*.3)} ${f(-h)} ${i0(w*.5)} ${f(-h*.6)}t${i0(w*.5)} ${f(h*.6)}q${i0(-w*.5)} ${f(h*.8)} ${i0(-w)} 0Z`,col,`opacity="${f(op[0]+r()*(op[1]-op[0]))}"`)}return s}
export function bird(x,y,s,col,up=1,op=1){return path(`M${f(x-22*s)} ${f(y-6*s*up)}Q${f(x-10*s)} ${f(y-14*s*up)} ${f(x)} ${f(y)}Q${f(x+12*s)} ${f(y-16*s*up)} ${f(x+26*s)} ${f(y-10*s*up)}Q${f(x+10*s)} ${f(y-7*s*up)} ${f(x)} ${f(y+5*s)}Q${f(x-10*s)} ${f(y-6*s*up)} ${f(x-22*s)} ${f(y-6*s*up)}Z`,col,op<1?`opacity="${op}"`:'')}

// ---- the house motif: diamonds, dashes, dots on indigo cloth --------------
export function motif(id,size,fg,bg,accent=fg){const k=size/120;
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g transform="scale(${k})"><rect width="120" height="120" fill="${bg}"/><g fill="none" stroke="${fg}" stroke-width="3"><path d="M60 6L114 60L60 114L6 60Z"/><path d="M60 26L94 60L60 94L26 60Z" stroke-dasharray="6 5"/><path d="M0 0L22 22M120 0L98 22M0 120L22 98M120 120L98 98"/></g><path d="M60 42L78 60L60 78L42 60Z" fill="${accent}"/><path d="M-9 60L0 51L9 60L0 69ZM111 60L120 51L129 60L120 69ZM51 0L60 -9L69 0L60 9ZM51 120L60 111L69 120L60 129Z" fill="${fg}"/></g></pattern>`}

export const EMBLEM=(leaf,trunk,edge)=>`<g transform="translate(-50 -58)"><path d="M50 4L56.6 18.6L68 13L65.2 32L82.4 22.6L85.2 32L97.6 30.2L90 45.4L94.8 51L71 66.2L73.8 74.8L60 72Q54 62 50 62Q46 62 40 72L26.2 74.8L29 66.2L5.2 51L10 45.4L2.4 30.2L14.8 32L17.6 22.6L34.8 32L32 13L43.4 18.6Z" fill="${leaf}"/><path d="M50 40L52.6 62L64 46L58.6 68C61 80 60.5 96 70 112C63 109.5 57 113 50 111C43 113 37 109.5 30 112C39.5 96 39 80 41.4 68L36 46L47.4 62Z" fill="${trunk}" stroke="${edge}" stroke-width="3.2" stroke-linejoin="round" paint-order="stroke"/></g>`;
// oil/coconut palm crown: arched fronds with hanging leaflets, one path per shade
export function palmCrown(r,x,y,L,cols,n=13){const d=cols.map(()=>'');for(let i=0;i<n;i++){const a=-Math.PI*.98+Math.PI*.96*i/(n-1)+(r()-.5)*.14,l=L*(.82+r()*.3),s=Math.cos(a),ex=x+s*l,ey=y+Math.sin(a)*l*.62+Math.abs(s)*l*.5+l*.06,cx=x+s*l*.52,cy=y+Math.sin(a)*l*.86-l*.1,k=i%cols.length;
  const B=t=>{const u=1-t;return [u*u*x+2*u*t*cx+t*t*ex,u*u*y+2*u*t*cy+t*t*ey]};
  for(let j=2;j<=22;j++){const t=j/22,[px,py]=B(t),[qx,qy]=B(Math.max(0,t-.06)),m=Math.hypot(px-qx,py-qy)||1,tx=(px-qx)/m,ty=(py-qy)/m,w=l*.2*Math.sin(Math.PI*Math.min(1,.16+t*.8));
    for(const e of [-1,1]){const nx=-ty*e,ny=tx*e,gx=px+tx*w*.75+nx*w*.55,gy=py+ty*w*.75+ny*w*.5+w*.42;d[k]+=`M${f(px-tx*2)} ${f(py-ty*2)}L${f(gx)} ${f(gy)}L${f(px+tx*2)} ${f(py+ty*2)}Z`}}
  const [mx,my]=[cx,cy];d[k]+=`M${f(x)} ${f(y-2)}Q${f(mx)} ${f(my-2)} ${f(ex)} ${f(ey)}Q${f(mx)} ${f(my+4)} ${f(x)} ${f(y+3)}Z`}
  return d.map((p,i)=>path(p,cols[i])).join('')}

// ---- foliage: leaves as little lenses, bucketed by light (few, compact paths) --
// blobs: [cx,cy,rx,ry]; light: [x,y] unit vector towards the light; pal: dark -> light
export function canopy(r,blobs,n,pal,light=[-.6,-.8],size=[7,13],flat=.7,mass=.84){
  let base='';if(mass)for(const [cx,cy,rx,ry] of blobs)base+=`M${i0(cx-rx*mass)} ${i0(cy)}a${i0(rx*mass)} ${i0(ry*mass)} 0 1 0 ${i0(2*rx*mass)} 0a${i0(rx*mass)} ${i0(ry*mass)} 0 1 0 ${-i0(2*rx*mass)} 0`;
  const B=10,buckets=[...Array(B)].map(()=>''),area=blobs.map(b=>b[2]*b[3]),tot=area.reduce((a,b)=>a+b,0);
  for(let i=0;i<n;i++){let q=r()*tot,k=0;while((q-=area[k])>0&&k<blobs.length-1)k++;
    const [cx,cy,rx,ry]=blobs[k],a=r()*6.283,R=Math.sqrt(r()),ux=Math.cos(a)*R,uy=Math.sin(a)*R,x=cx+ux*rx,y=cy+uy*ry;
    const lit=.5+(ux*light[0]+uy*light[1])*.42+(r()-.5)*.34,s=size[0]+r()*(size[1]-size[0]),t=r()*6.283,dx=Math.cos(t)*s,dy=Math.sin(t)*s*flat,nx=-dy*.9,ny=dx*.9*flat;
    buckets[Math.max(0,Math.min(B-1,Math.floor(lit*B)))]+=`M${i0(x-dx)} ${i0(y-dy)}q${i0(dx+nx)} ${i0(dy+ny)} ${i0(2*dx)} ${i0(2*dy)}q${i0(-dx-nx)} ${i0(-dy-ny)} ${i0(-2*dx)} ${i0(-2*dy)}`}
  const col=t=>{const u=t*(pal.length-1),k=Math.min(pal.length-2,Math.floor(u));return mix(pal[k],pal[k+1],u-k)};
  return (base?path(base,mix(pal[0],pal[1],.35)):'')+buckets.map((d,k)=>d&&path(d,col(k/(B-1)))).join('')}
// recursive branches; returns {svg,tips}
export function branches(r,x,y,w,a,len,fill,depth=4,spread=.5){let d='';const tips=[];
  (function grow(x,y,w,a,len,k){const L=limb(x,y,w,a,len,w*.62,(r()-.5)*.4);d+=L.d;if(k>=depth){tips.push([L.x,L.y]);return}
    for(const s of [-spread,spread*.9])grow(L.x,L.y,w*.62,L.a+s+(r()-.5)*.3,len*(.66+r()*.14),k+1)})(x,y,w,a,len,0);
  return {svg:path(d,fill),tips}}

// tapered cubic limb p0 -> p3, width w0 -> w1 (hand-placed branches and trunks)
export function taper(p0,p1,p2,p3,w0,w1){const L=[],Rr=[],n=14;for(let i=0;i<=n;i++){const t=i/n,u=1-t,B=k=>u*u*u*p0[k]+3*u*u*t*p1[k]+3*u*t*t*p2[k]+t*t*t*p3[k],D=k=>3*(u*u*(p1[k]-p0[k])+2*u*t*(p2[k]-p1[k])+t*t*(p3[k]-p2[k])),m=Math.hypot(D(0),D(1))||1,w=(w0+(w1-w0)*t)/2;L.push([B(0)-D(1)/m*w,B(1)+D(0)/m*w]);Rr.unshift([B(0)+D(1)/m*w,B(1)-D(0)/m*w])}return poly([...L,...Rr])}
// pinhole room: metres -> pixels; cx,hy vanishing point, F focal, eye height
export const room=(cx,hy,F,eye)=>(X,Y,Z)=>[cx+F*X/Z,hy-F*(Y-eye)/Z];

// ---- figures: 100 units tall, feet at 0, faceless ---------------------------
const ARMS={down:[[10,-76],[13,-63],[12,-50]],up:[[10,-77],[17,-90],[15,-105]],high:[[10,-77],[15,-91],[21,-106]],wave:[[10,-77],[20,-79],[23,-93]],hold:[[10,-76],[15,-64],[9,-58]],point:[[10,-76],[20,-79],[31,-86]],talk:[[8,-75],[13,-63],[22,-65]],hug:[[10,-76],[21,-75],[30,-72]],hip:[[10,-76],[17,-66],[9,-57]],pocket:[[10,-76],[13,-64],[9,-53]]};
const shine=(c,x,y,R)=>`<path d="M${f(x-R*.72)} ${f(y+R*.1)}Q${f(x-R*.62)} ${f(y-R*.66)} ${f(x+R*.05)} ${f(y-R*.74)}" fill="none" stroke="${mix(c,'#b58a8a',.12)}" stroke-width="${f(R*.36)}" stroke-linecap="round"/>`; // one soft, matt volume stroke
const HAIR={
  short:c=>`<path d="M-6.6 -89Q-7.6 -100.4 0 -100.4Q7.6 -100.4 6.6 -89Q5 -85.6 0 -85.6Q-5 -85.6 -6.6 -89Z" fill="${c}"/>`+shine(c,0,-93.4,6.4),
  afro:c=>`<circle cx="0" cy="-94.5" r="10.2" fill="${c}"/>`+shine(c,0,-94.5,10),
  puff:c=>HAIR.short(c)+`<circle cx="0" cy="-103" r="6.4" fill="${c}"/>`+shine(c,0,-103,6),
  bun:c=>HAIR.short(c)+`<circle cx="0" cy="-89" r="4.6" fill="${c}" stroke="#0003" stroke-width=".6"/>`,
  twin:c=>HAIR.short(c)+`<circle cx="-7.4" cy="-98" r="4.6" fill="${c}"/><circle cx="7.4" cy="-98" r="4.6" fill="${c}"/>`,
  braids:c=>HAIR.short(c)+`<path d="M-6.8 -93L-7.8 -72Q-6 -70 -4.6 -72L-3.6 -71Q-2 -69 -.6 -71L.6 -71Q2 -69 3.6 -71L4.6 -72Q6 -70 7.8 -72L6.8 -93Z" fill="${c}"/>`,
  none:()=>''};
// o: skin hair top bot shoe style arms[l,r] legs skirt gown cap coat bag scarf wrap hijab toque view('back'|'side') flip lean head rim rimDx sleeve
export function figure(x,y,h,o={}){
  const d={skin:'#5b3524',hair:'#1a1216',top:'#f4e4c6',bot:'#2b2d6b',shoe:'#1a1430',style:'short',arms:['down','down'],legs:'stand',view:'back',...o};
  const s=h/100,side=d.view==='side';
  const draw=K=>{const c=k=>K||d[k]||k,g=[];
    const st=(p,col,w)=>g.push(`<path d="M${p.map(q=>q[0]+' '+q[1]).join('L')}" fill="none" stroke="${c(col)}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`);
    const pa=(dd,col,m='')=>g.push(`<path d="${dd}" fill="${c(col)}" ${m}/>`);
    // legs
    const LG=Array.isArray(d.legs)?d.legs:{stand:[[[-4,-47],[-4.8,-4]],[[4,-47],[4.8,-4]]],walk:[[[-3.6,-50],[-6,-27],[-7,-4]],[[3.6,-50],[6,-28],[4.4,-9]]],stride:[[[-2,-50],[-6,-28],[-14,-5]],[[2,-50],[8,-28],[11,-4]]],cross:[[[-3,-50],[-4,-26],[-5,-4]],[[3,-50],[3,-26],[-1,-4]]]}[d.legs];
    if(LG){const bare=d.skirt||d.shorts;LG.forEach((L,i)=>{st(L,bare?'skin':'bot',bare?5.4:8.2);const e=L[L.length-1];const k=side?2.6:(i?1:-1)*.8;g.push(`<ellipse cx="${e[0]+k}" cy="${e[1]+1.8}" rx="${side?5.6:4.6}" ry="2.7" fill="${c('shoe')}"/>`)});
      if(d.shorts)LG.forEach(L=>st([L[0],[(L[0][0]*.35+L[1][0]*.65),(L[0][1]*.4+L[1][1]*.6)<-30?-31:-31]],'bot',9.4));
      else if(!bare)pa('M-8 -53L-8.6 -46Q0 -42 8.6 -46L8 -53Z','bot')}
    if(d.skirt)pa(d.skirt==='long'?'M-8.4 -56L-13 -10Q0 -6 13 -10L8.4 -56Z':'M-8.4 -56L-13.4 -27Q0 -22.6 13.4 -27L8.4 -56Z','bot');
    // far arm is drawn first in side view
    const arm=(i,front)=>{const A=d.arms[i];if(!A||A==='none')return;const P=(Array.isArray(A)?A:ARMS[A]).map(p=>[i?p[0]:-p[0],p[1]]);
      const Q=side?P.map((p,k)=>i?[k?p[0]-(d.arms[i]==='down'?6:2):1,p[1]]:[k?(p[0]<-12&&d.arms[i]==='down'?-3:p[0]*.8):-2,p[1]]):P;
      const sc=K||mix(d.coat||d.top,'#1a1440',side&&!i?.22:.1);
      if(d.gown){const [a,b,e]=Q,sg=Math.sign(e[0]-a[0])||1,up=e[1]<a[1]-6;st(Q,'skin',4.2);g.push(`<circle cx="${e[0]}" cy="${e[1]}" r="3.3" fill="${c('skin')}"/>`+(up?`<path d="M${e[0]-sg*1.6} ${e[1]-1}l${-sg*1.2} -5.4M${e[0]} ${e[1]-1}l0 -6.4M${e[0]+sg*1.6} ${e[1]-1}l${sg*1.2} -5.6M${e[0]-sg*2} ${e[1]+1}l${-sg*3.4} -2.4" stroke="${c('skin')}" stroke-width="1.7" stroke-linecap="round"/>`:''));
        pa(up?`M${a[0]-sg*5} ${a[1]-3}L${b[0]-sg*3.4} ${b[1]-3}L${e[0]-sg*3} ${e[1]+7}L${e[0]+sg*3.4} ${e[1]+8}Q${b[0]+sg*11} ${b[1]+7} ${a[0]+sg*5} ${a[1]+16}Z`:`M${a[0]-sg*5} ${a[1]-4}L${a[0]+sg*2} ${a[1]-1}L${e[0]+sg*5.4} ${e[1]-1}L${e[0]-sg*5} ${e[1]+1}L${a[0]-sg*5} ${a[1]+14}Z`,'top2' in d?'top2':'top');return}
      if(d.sleeve==='short'){st(Q,'skin',4.4);g.push(`<circle cx="${Q[2][0]}" cy="${Q[2][1]}" r="3" fill="${c('skin')}"/>`+(Q[2][1]<-85?`<path d="M${Q[2][0]-1.6} ${Q[2][1]-1}l-1 -4.6M${Q[2][0]} ${Q[2][1]-1}l0 -5.4M${Q[2][0]+1.6} ${Q[2][1]-1}l1 -4.8" stroke="${c('skin')}" stroke-width="1.7" stroke-linecap="round"/>`:''));g.push(`<path d="M${Q[0]}L${(Q[0][0]+Q[1][0]*1.6)/2.6} ${(Q[0][1]+Q[1][1]*1.6)/2.6}" stroke="${sc}" stroke-width="6.8" stroke-linecap="round"/>`)}
      else{const e=Q[2];g.push(`<path d="M${Q.map(q=>q.join(' ')).join('L')}" fill="none" stroke="${sc}" stroke-width="${d.coat?7.4:5.8}" stroke-linecap="round" stroke-linejoin="round"/><circle cx="${e[0]}" cy="${e[1]}" r="${d.coat?3.1:2.7}" fill="${c(d.glove?'glove':'skin')}"/>`+(e[1]<-85&&!d.glove?`<path d="M${e[0]-1.5} ${e[1]-1}l-1 -4.2M${e[0]} ${e[1]-1}l0 -5M${e[0]+1.5} ${e[1]-1}l1 -4.4M${e[0]-1.6} ${e[1]+.6}l-2.8 -1.8" stroke="${c('skin')}" stroke-width="1.6" stroke-linecap="round"/>`:''))}};
    if(side)arm(0);else{if(!d.armsFront){arm(0);arm(1)}}
    // torso
    if(d.gown){pa('M-9 -80Q0 -84.5 9 -80Q12 -78 12.4 -72L16 -15Q0 -9 -16 -15L-12.4 -72Q-12 -78 -9 -80Z','top');if(!K&&!d.plain){g.push(`<path d="M-7.4 -81.4Q-9.4 -66 0 -56Q9.4 -66 7.4 -81.4L4.4 -82.4Q4.4 -70 0 -65Q-4.4 -70 -4.4 -82.4Z" fill="${d.hood||'#f2b33d'}"/><path d="M-5 -54L-7 -16M5 -54L7 -16" stroke="#0002" stroke-width="1.2"/>`)}}
    else if(d.coat){pa('M-10 -80Q0 -85 10 -80Q12.6 -78 12.6 -70L14 -31Q0 -27 -14 -31L-12.6 -70Q-12.6 -78 -10 -80Z','coat');if(!K)g.push('<path d="M0 -52L0 -30M-12.4 -53Q0 -50 12.4 -53" stroke="#0003" stroke-width="1.1" fill="none"/>')}
    else pa(side?'M-7.6 -79Q0 -84 7 -79Q9 -70 8 -50Q0 -46.6 -8 -50Q-9.4 -68 -7.6 -79Z':'M-9 -80Q0 -84 9 -80Q12 -79 11.6 -73Q9.4 -62 9.2 -50Q0 -46.6 -9.2 -50Q-9.4 -62 -11.6 -73Q-12 -79 -9 -80Z','top');
    if(!K&&!d.gown&&!d.coat)g.push(side?`<path d="M-8 -50Q-9.4 -68 -7.6 -79Q-5 -81 -3 -81.6Q-4.6 -66 -3 -47.8Q-6 -48.6 -8 -50Z" fill="#1a1440" opacity=".12"/>`:`<path d="M2 -82.6Q8 -82 10.6 -76Q9 -62 9 -50Q5 -47.4 2 -47.6Q6 -64 2 -82.6Z" fill="#1a1440" opacity=".1"/>`);
    if(side)arm(1);else if(d.armsFront){arm(0);arm(1)}
    if(d.bag){pa('M-8.4 -74Q-8.4 -80 0 -80Q8.4 -80 8.4 -74L9 -55Q9 -52 6 -52L-6 -52Q-9 -52 -9 -55Z','bag');if(!K)g.push('<path d="M-6 -63Q0 -61 6 -63L6 -55Q0 -54 -6 -55Z" fill="#0002"/><path d="M-3 -80Q0 -84 3 -80" stroke="#0004" stroke-width="1.2" fill="none"/>')}
    // head
    const hd=[];const hp=g.length;
    if(!d.hijab)g.push(`<rect x="-3" y="-88" width="6" height="8.6" rx="2" fill="${c('skin')}"/>`);
    if(side){g.push(`<ellipse cx=".8" cy="-92" rx="6.2" ry="7.5" fill="${c('skin')}"/>`);
      if(!d.hijab&&!d.wrap&&!d.toque)g.push(`<path d="M-6 -88Q-8.4 -100.6 1 -100.6Q8.4 -100.4 7 -94.4Q3 -97 .6 -94.6Q.4 -91 -1.4 -90Q-3.4 -86 -6 -88Z" fill="${c('hair')}"/>`);
      if(d.style==='puff')g.push(`<circle cx="-5" cy="-102" r="5.8" fill="${c('hair')}"/>`);if(d.style==='afro')g.push(`<path d="M-7 -86Q-13 -94 -8 -102Q0 -109 8 -102Q10.6 -97 7 -95Q2 -98 1 -93Q0 -88 -3 -86Z" fill="${c('hair')}"/>`);if(d.style==='braids')g.push(`<path d="M-6.6 -94Q-9.6 -82 -8 -70L-3.6 -71Q-4 -82 -2 -90Z" fill="${c('hair')}"/>`);if(d.style==='bun')g.push(`<circle cx="-8" cy="-92" r="4.4" fill="${c('hair')}"/>`)}
    else{g.push(`<ellipse cx="0" cy="-92" rx="6.3" ry="7.6" fill="${c('skin')}"/><path d="M-6.4 -91q-2 0 -1.4 2.4q.8 1.6 1.8 1M6.4 -91q2 0 1.4 2.4q-.8 1.6 -1.8 1" fill="${c('skin')}"/>`,HAIR[d.style](c('hair')));if(d.view==='front')g.push(`<path d="M-5.6 -90.4Q-5.4 -95.6 -1 -95.8Q5 -95.6 5.6 -90.4Q5 -84.4 0 -84.4Q-5 -84.4 -5.6 -90.4Z" fill="${c('skin')}"/><rect x="-3" y="-88" width="6" height="8" fill="${c('skin')}"/><path d="M-3 -82.4Q0 -80.6 3 -82.4L3 -84Q0 -82.6 -3 -84Z" fill="#000" opacity=".18"/>`)}
    if(d.wrap)g.push(`<path d="M-8 -90Q-11 -103 0 -105Q11 -103 8 -90Q0 -94 -8 -90Z" fill="${c('wrap')}"/>`+(K?'':`<path d="M-7.6 -95Q0 -100 8 -94M-6 -100Q1 -101 7 -99" stroke="#0003" stroke-width="1.1" fill="none"/>`)+`<path d="M2 -103Q5 -110 10 -107Q9 -102 4 -101Z" fill="${c('wrap')}"/>`);
    if(d.hijab)g.push(`<path d="M-7.6 -91Q-8.6 -101 0 -101.4Q8.6 -101 7.6 -91Q9 -84 12 -77Q7 -71 0 -71Q-7 -71 -12 -77Q-9 -84 -7.6 -91Z" fill="${c('hijab')}"/>`+(K||!side?'':`<ellipse cx="3.6" cy="-92.4" rx="4" ry="5.8" fill="${c('skin')}"/>`));
    if(d.toque)g.push(`<path d="M-7.4 -91Q-8.4 -103 0 -103.4Q8.4 -103 7.4 -91Z" fill="${c('toque')}"/><rect x="-8" y="-94.6" width="16" height="4.6" rx="2.2" fill="${K||mix(d.toque,'#ffffff',.3)}"/><circle cx="0" cy="-105" r="3.4" fill="${K||mix(d.toque,'#ffffff',.4)}"/>`);
    if(d.cap)g.push(`<path d="M-6.8 -92Q-6.8 -99 0 -99.6Q6.8 -99 6.8 -92Q0 -94.6 -6.8 -92Z" fill="${c('cap')}"/><path d="M0 -106L14 -101.4L0 -97L-14 -101.4Z" fill="${K||mix(d.cap,'#ffffff',.1)}"/>`+(K?'':`<path d="M0 -101.6L9 -99.4L9.6 -91" stroke="#f2b33d" stroke-width="1.2" fill="none"/><path d="M8.4 -92l2.6 0l.4 5.4l-3.4 0Z" fill="#f2b33d"/>`));
    const hg=g.splice(hp).join('');g.push(d.head?`<g transform="rotate(${d.head} 0 -82)">${hg}</g>`:hg);
    if(d.scarf)g.push(`<path d="M-8 -84Q0 -79 8 -84L8.6 -78Q0 -74 -8.6 -78Z" fill="${c('scarf')}"/><path d="M${side?-7:3} -79l5.4 0l1.4 19l-6 1Z" fill="${K||mix(d.scarf,'#000000',.14)}"/>`);
    return g.join('')};
  const sx=f(s*(d.flip?-1:1)*100)/100,T=`translate(${f(x)} ${f(y)})${d.lean?` rotate(${d.lean})`:''} scale(${(s*(d.flip?-1:1)).toFixed(3)} ${s.toFixed(3)})`;
  const rm=d.rim?`<g transform="translate(${f(((d.rimDx??1)*(d.flip?-1:1)))} ${f(d.rimDy??-.5)})">${draw(d.rim)}</g>`:'';
  return `<g transform="${T}">${rm}${draw()}</g>`}
export const TONE=['#4d2c1e','#5b3524','#6b3f2c','#7d4a32','#3f241a','#8a5a43'];
