import {rng,f,mix,pick,ridge,limb,person} from './lib.mjs';import fs from 'fs';
const W=1600,H=1000,r=rng(7),HOR=596;let o=[];
const SX=985,SY=520;
o.push(`<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#171a4a"/><stop offset=".3" stop-color="#3a2b74"/><stop offset=".55" stop-color="#8f3f74"/><stop offset=".75" stop-color="#e0695a"/><stop offset=".9" stop-color="#f8a65a"/><stop offset="1" stop-color="#ffd88a"/></linearGradient>
<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${SX}" cy="${SY}" r="640"><stop offset="0" stop-color="#fff3c4" stop-opacity=".95"/><stop offset=".12" stop-color="#ffdf94" stop-opacity=".7"/><stop offset=".4" stop-color="#ff9e5e" stop-opacity=".28"/><stop offset="1" stop-color="#ff8a5e" stop-opacity="0"/></radialGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3a768"/><stop offset=".12" stop-color="#c56a6c"/><stop offset=".4" stop-color="#643a78"/><stop offset="1" stop-color="#1d1a4d"/></linearGradient>
<linearGradient id="trunk" gradientUnits="userSpaceOnUse" x1="1150" y1="0" x2="1480" y2="0"><stop offset="0" stop-color="#7a3550"/><stop offset=".14" stop-color="#3c2150"/><stop offset=".6" stop-color="#1c1440"/><stop offset="1" stop-color="#120f33"/></linearGradient>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a2052"/><stop offset=".35" stop-color="#1d1542"/><stop offset="1" stop-color="#0d0c2a"/></linearGradient>
<linearGradient id="beamR" gradientUnits="userSpaceOnUse" x1="265" x2="700" y1="0" y2="0"><stop offset="0" stop-color="#fff1b8" stop-opacity=".5"/><stop offset="1" stop-color="#fff1b8" stop-opacity="0"/></linearGradient><linearGradient id="beamL" gradientUnits="userSpaceOnUse" x1="265" x2="-20" y1="0" y2="0"><stop offset="0" stop-color="#fff1b8" stop-opacity=".35"/><stop offset="1" stop-color="#fff1b8" stop-opacity="0"/></linearGradient><filter id="b3"><feGaussianBlur stdDeviation="3"/></filter><linearGradient id="rim" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="480" y2="770"><stop offset="0" stop-color="#ffb070" stop-opacity="0"/><stop offset=".35" stop-color="#ffc37f"/><stop offset="1" stop-color="#ff9a62" stop-opacity=".7"/></linearGradient><filter id="b14"><feGaussianBlur stdDeviation="14"/></filter>
</defs>`);
o.push(`<rect width="${W}" height="${HOR+4}" fill="url(#sky)"/>`);
// stars
for(let i=0;i<70;i++){const y=r()*230;o.push(`<circle cx="${f(r()*W)}" cy="${f(y)}" r="${f(.6+r()*1.1)}" fill="#fff" opacity="${f(.15+.6*r()*(1-y/260))}"/>`)}
o.push(`<rect width="${W}" height="${HOR}" fill="url(#glow)"/>`);
// cloud streaks
for(let i=0;i<26;i++){const y=190+Math.pow(r(),.8)*350,w=160+r()*420,x=r()*W,h=3+r()*11*(y/500);const t=(y-190)/350;o.push(`<path d="M${f(x-w/2)} ${f(y)} Q${f(x-w*.2)} ${f(y-h)} ${f(x)} ${f(y-h*.6)} T${f(x+w/2)} ${f(y)} Q${f(x)} ${f(y+h*.7)} ${f(x-w/2)} ${f(y)}Z" fill="${mix('#c15a86','#ffdc9c',Math.min(1,t*1.05))}" opacity="${f(.22+r()*.35)}" ${i%3==0?'filter="url(#b3)"':''}/>`)}
o.push(`<circle cx="${SX}" cy="${SY}" r="74" fill="#fff4cf"/><circle cx="${SX}" cy="${SY}" r="120" fill="#ffe7a3" opacity=".28" filter="url(#b14)"/>`);
// sea
o.push(`<rect y="${HOR}" width="${W}" height="${H-HOR}" fill="url(#sea)"/>`);
// les Mamelles + lighthouse, distant
o.push(`<path d="M-20 ${HOR+3} L-20 560 Q60 536 120 520 Q190 470 262 478 Q330 486 372 532 Q400 548 428 540 Q470 500 520 506 Q580 516 622 560 Q680 584 760 ${HOR-5} Q800 ${HOR} 840 ${HOR+3}Z" fill="#7c3a6e"/>`);
o.push(`<path d="M-20 ${HOR+6} L-20 578 Q120 556 240 566 Q360 580 470 572 Q560 574 640 ${HOR} L660 ${HOR+6}Z" fill="#5a2c66"/>`);
o.push(`<path d="M255 478 l4 -40 h12 l4 40Z" fill="#5a2c66"/><path d="M256 438 h18 l-2 -11 h-14Z" fill="#3f2259"/><path d="M258 427 q7 -12 14 0Z" fill="#3f2259"/><circle cx="265" cy="433" r="3.4" fill="#fff1b8"/><path d="M265 433 L720 366 L720 402Z" fill="url(#beamR)"/><path d="M265 433 L-20 396 L-20 424Z" fill="url(#beamL)"/>`);
// little town on shore
for(let i=0;i<46;i++){const x=10+i*13+r()*8;const h=4+r()*12;const base=578-(x<250?8:0)+r()*6;o.push(`<rect x="${f(x)}" y="${f(base-h)}" width="${f(7+r()*7)}" height="${f(h+6)}" fill="${mix('#5a2c66','#3b2057',r())}"/>`);if(r()<.45)o.push(`<rect x="${f(x+2)}" y="${f(base-h+3)}" width="2" height="2" fill="#ffdf94" opacity=".9"/>`)}
// reflections
for(let i=0;i<330;i++){const t=Math.pow(r(),1.35),y=HOR+4+t*330;const spread=46+t*190;const x=SX+(r()+r()+r()-1.5)*spread;const w=(10+t*52)*(0.4+r());o.push(`<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(w)}" ry="${f(.9+t*2.6)}" fill="${mix('#fff0bd','#f58a5c',t*.9+r()*.1)}" opacity="${f((.75-.55*t)*(0.4+.6*r()))}"/>`)}
for(let i=0;i<150;i++){const t=Math.pow(r(),1.2),y=HOR+8+t*330,x=r()*W,w=(14+t*80)*(0.4+r());o.push(`<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(w)}" ry="${f(.7+t*2)}" fill="${r()<.5?'#f7b27c':'#241d58'}" opacity="${f(.1+.2*r())}"/>`)}
// pirogues
function pirogue(x,y,s,c1,c2,n){let g=`<ellipse cx="0" cy="10" rx="92" ry="5" fill="#1b1646" opacity=".55"/><path d="M-98 -22 Q-60 4 0 6 Q62 4 104 -26 Q70 16 0 18 Q-66 16 -98 -22Z" fill="#20184d"/><path d="M-92 -17 Q-58 7 0 9 Q60 7 97 -20 Q62 12 0 13 Q-60 12 -92 -17Z" fill="${c1}"/><path d="M-70 1 Q-30 13 0 13 Q40 13 76 0 Q40 17 0 17 Q-40 16 -70 1Z" fill="${c2}"/>`;for(let i=0;i<n;i++){const px=-46+i*40;g+=`<path d="M${px-6} 5 Q${px-7} -17 ${px} -19 Q${px+7} -17 ${px+7} 5Z" fill="#1a143f"/><circle cx="${px}" cy="-25" r="5.6" fill="#1a143f"/>`}g+=`<path d="M-46 -8 L-78 -46" stroke="#1a143f" stroke-width="2.4"/>`;return `<g transform="translate(${x} ${y}) scale(${s})">${g}</g>`}
o.push(pirogue(770,668,.82,'#e8b33c','#c2403f',3));o.push(pirogue(560,640,.46,'#d9573f','#f1c75b',2));o.push(pirogue(1120,632,.34,'#d9573f','#f1c75b',2));
// egrets
for(const [x,y,s] of [[690,330,1],[742,306,.8],[640,300,.7],[800,342,.62],[590,352,.55]])o.push(`<path d="M${x-22*s} ${y-6*s} Q${x-10*s} ${y-14*s} ${x} ${y} Q${x+12*s} ${y-16*s} ${x+26*s} ${y-10*s} Q${x+10*s} ${y-7*s} ${x} ${y+5*s} Q${x-10*s} ${y-6*s} ${x-22*s} ${y-6*s}Z" fill="#2a1a4f" opacity=".85"/>`);
// foreground cliff
o.push(`<path d="M-20 ${H} L-20 872 Q120 846 260 858 Q420 868 560 838 Q700 806 820 800 Q960 792 1080 764 Q1240 728 1400 742 Q1520 752 1620 728 L1620 ${H}Z" fill="url(#ground)"/>`);
o.push(`<path d="M560 838 Q700 806 820 800 Q960 792 1080 764 Q1240 728 1400 742 Q1520 752 1620 728" fill="none" stroke="#f08f5c" stroke-width="2.2" opacity=".55"/>`);
// baobab
const tips=[];let tree='';
const BX=1310,BY=752;
tree+=`<path d="M${BX-150} ${BY+14} Q${BX-104} ${BY-10} ${BX-96} ${BY-70} Q${BX-100} ${BY-160} ${BX-84} ${BY-230} Q${BX-70} ${BY-262} ${BX-62} ${BY-290} L${BX+70} ${BY-290} Q${BX+76} ${BY-250} ${BX+92} ${BY-210} Q${BX+108} ${BY-130} ${BX+100} ${BY-60} Q${BX+112} ${BY-8} ${BX+164} ${BY+12} Q${BX} ${BY+34} ${BX-150} ${BY+14}Z" fill="url(#trunk)"/>`;
function grow(x,y,w,a,len,d){const w1=w*(d===0?.52:.6);const L=limb(x,y,w,a,len,w1,(r()-.5)*.7+(Math.cos(a)>0?1:-1)*-.12*(d>0?1:.4));tree+=`<path d="${L.d}" fill="url(#trunk)"/><circle cx="${f(L.x)}" cy="${f(L.y)}" r="${f(w1/2)}" fill="url(#trunk)"/>`;if(d>=4||w1<3){tips.push([L.x,L.y,d]);return}
 const n=d<2?3:2;for(let i=0;i<n;i++){const sp=(n===3?[-.62,.02,.62]:[-.46,.42])[i];grow(L.x,L.y,w1*(.78+.12*r()),L.a+sp+(r()-.5)*.3,len*(.6+.16*r()),d+1)} if(d>=2)tips.push([L.x,L.y,d])}
for(const [dx,w,a,len] of [[-52,58,2.46,150],[-26,56,2.0,150],[6,54,1.58,132],[34,56,1.12,150],[58,58,.62,146]])grow(BX+dx,BY-272,w,a,len,0);
// foliage clusters behind/over tips : flattened pads
let back='',front='';
for(const [x,y,d] of tips){const n=d>=4?16:9;for(let i=0;i<n;i++){const a=r()*6.28,R=r()*30,cx=x+Math.cos(a)*R*1.35,cy=y+Math.sin(a)*R*.7-4;const lit=Math.max(0,Math.min(1,(1330-cx)/330))*.55+Math.max(0,(y-cy)/40)*.2;const s=2.6+r()*6.4;const col=mix('#1a1440','#b04f5e',Math.max(0,Math.min(1,lit*(.3+.75*r()))));(i%2?back+=`<ellipse cx="${f(cx)}" cy="${f(cy)}" rx="${f(s*1.35)}" ry="${f(s*.8)}" fill="${mix(col,'#120e33',.35)}"/>`:front+=`<ellipse cx="${f(cx)}" cy="${f(cy)}" rx="${f(s)}" ry="${f(s*.62)}" fill="${col}"/>`)}}
o.push(back,tree);
// bark strokes & rim light
for(let i=0;i<30;i++){const x=BX-90+i*6.4,y=BY-250+r()*160,l=40+r()*110;o.push(`<path d="M${f(x)} ${f(y)} q${f(r()*8-4)} ${f(l/2)} ${f(r()*10-5)} ${f(l)}" stroke="${i<7?'#b5586a':'#34204f'}" stroke-width="${f(1+r()*2)}" fill="none" opacity="${f(.18+.25*r())}" stroke-linecap="round"/>`)}
o.push(`<path d="M${BX-148} ${BY+13} Q${BX-103} ${BY-10} ${BX-95} ${BY-70} Q${BX-99} ${BY-160} ${BX-83} ${BY-230} Q${BX-76} ${BY-250} ${BX-72} ${BY-262}" stroke="url(#rim)" stroke-width="4" fill="none" opacity=".85" stroke-linecap="round"/>`);
o.push(front);
// hanging fruit
for(let i=0;i<16;i++){const [x,y]=pick(r,tips);const l=8+r()*14;o.push(`<path d="M${f(x)} ${f(y)} v${f(l)}" stroke="#160f38" stroke-width="1.4"/><ellipse cx="${f(x)}" cy="${f(y+l+8)}" rx="4.6" ry="8.6" fill="#160f38"/>`)}
// students silhouettes near the tree
o.push(person(1046,787,92,'#150f38',{bag:1}));o.push(person(1094,781,86,'#150f38',{skirt:1,puff:1}));o.push(person(1000,795,88,'#150f38',{bag:1,puff:1}));
for(const [x,y,h] of [[1046,787,92],[1094,781,86],[1000,795,88]])o.push(`<path d="M${x-9*h/100} ${y-78*h/100} Q${x-11*h/100} ${y-66*h/100} ${x-9*h/100} ${y-52*h/100}" stroke="#ffb070" stroke-width="1.8" fill="none" opacity=".8"/>`);
// grass
for(let i=0;i<420;i++){const x=r()*W;const base=x<560?866:(866-(x-560)*.125);const y=base+r()*r()*140;const h=10+r()*34*(1+(y-base)/140);const b=(r()-.4)*16;o.push(`<path d="M${f(x-1.6)} ${f(y)} q${f(b*.3)} ${f(-h*.6)} ${f(b)} ${f(-h)} q${f(-b*.4)} ${f(h*.5)} ${f(-b+3.4)} ${f(h)}Z" fill="${mix('#0f0d2e',x>600&&x<1250?'#8b3f58':'#2d1c4b',r()*.5)}"/>`)}
// vignette left for text
o.push(`<defs><linearGradient id="vg" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#0d0c2a" stop-opacity=".55"/><stop offset=".55" stop-color="#0d0c2a" stop-opacity="0"/></linearGradient></defs>`);
const svg=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" preserveAspectRatio="xMidYMid slice">${o.join('\n')}</svg>`;
fs.writeFileSync(new URL('./svg/dakar.svg',import.meta.url),svg);console.log('dakar',svg.length);
