import {rng,f,mix,pick,ridge,limb,person,LEAF} from './lib.mjs';import fs from 'fs';
const W=1600,H=1000,r=rng(21);let o=[];
o.push(`<defs>
<linearGradient id="cs" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3b3f8c"/><stop offset=".35" stop-color="#8a7fb9"/><stop offset=".62" stop-color="#eab49c"/><stop offset=".85" stop-color="#ffd9a0"/><stop offset="1" stop-color="#ffe6b5"/></linearGradient>
<radialGradient id="cg" gradientUnits="userSpaceOnUse" cx="240" cy="330" r="760"><stop offset="0" stop-color="#fff5d6" stop-opacity=".95"/><stop offset=".4" stop-color="#ffe1a6" stop-opacity=".45"/><stop offset="1" stop-color="#ffe1a6" stop-opacity="0"/></radialGradient>
<linearGradient id="lawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9b95f"/><stop offset=".3" stop-color="#93974c"/><stop offset="1" stop-color="#2f4a3f"/></linearGradient>
<linearGradient id="path" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ead3ab"/><stop offset="1" stop-color="#d9b583"/></linearGradient>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#f7dcae"/><stop offset="1" stop-color="#c99b7c"/></linearGradient>
<linearGradient id="roof" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#7aa79a"/><stop offset="1" stop-color="#2f5f63"/></linearGradient>
<linearGradient id="bark" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8a5a43"/><stop offset="1" stop-color="#432a2d"/></linearGradient>
<filter id="c4"><feGaussianBlur stdDeviation="4"/></filter><filter id="c8"><feGaussianBlur stdDeviation="9"/></filter>
<path id="lf" d="${LEAF}"/></defs>`);
o.push(`<rect width="${W}" height="700" fill="url(#cs)"/><rect width="${W}" height="700" fill="url(#cg)"/>`);
for(const [x,y,s] of [[1050,150,1.2],[1330,250,.8],[640,120,.7]])o.push(`<g transform="translate(${x} ${y}) scale(${s})" fill="#ffe3c4" opacity=".5" filter="url(#c4)"><ellipse cx="0" cy="0" rx="210" ry="7"/><ellipse cx="-70" cy="-9" rx="110" ry="7"/><ellipse cx="60" cy="12" rx="150" ry="5"/></g>`);
// hills
o.push(`<path d="${ridge(r,W,700,520,70,3)}" fill="#a58bab" opacity=".85"/><path d="${ridge(r,W,700,560,56,3)}" fill="#c98a7c" opacity=".8"/>`);
// tree line: mixed conifers and maples
for(let i=0;i<150;i++){const x=r()*W,y=600+r()*26,h=34+r()*60;if(r()<.4)o.push(`<path d="M${f(x)} ${f(y-h*1.25)} L${f(x+h*.24)} ${f(y)} L${f(x-h*.24)} ${f(y)}Z" fill="${mix('#4b5a6b','#86818f',r())}"/>`);else o.push(`<ellipse cx="${f(x)}" cy="${f(y-h*.45)}" rx="${f(h*.42)}" ry="${f(h*.5)}" fill="${pick(r,['#d78b3f','#c9622f','#e0a94b','#b84f33','#c9a24a'])}" opacity=".92"/>`)}
// lawn
o.push(`<path d="M-20 640 Q400 606 800 612 Q1200 606 1620 638 L1620 ${H} L-20 ${H}Z" fill="url(#lawn)"/>`);
// building
function win(x,y,w,h,lit){return `<path d="M${x} ${y+h} V${y+w*.5} Q${x} ${y} ${x+w/2} ${y-w*.18} Q${x+w} ${y} ${x+w} ${y+w*.5} V${y+h}Z" fill="${lit?'#ffe29a':'#3a3f6b'}"/><path d="M${x+w/2} ${y-w*.1} V${y+h} M${x} ${y+h*.55} H${x+w}" stroke="#efe0c4" stroke-width="1.6"/>`}
const bx=470,by=640;let b='';
function wing(x,w,h){b+=`<rect x="${x}" y="${by-h}" width="${w}" height="${h}" fill="url(#wall)"/><rect x="${x}" y="${by-16}" width="${w}" height="16" fill="#a98a68"/><path d="M${x-8} ${by-h} L${x+22} ${by-h-66} L${x+w-22} ${by-h-66} L${x+w+8} ${by-h}Z" fill="url(#roof)"/><rect x="${x-4}" y="${by-h}" width="${w+8}" height="7" fill="#f6e7c8"/><rect x="${x}" y="${by-h/2-4}" width="${w}" height="4" fill="#f6e7c8" opacity=".8"/>`;
 const n=Math.floor(w/44);for(let i=0;i<n;i++){const wx=x+(w-n*44)/2+i*44+11;b+=win(wx,by-h+26,22,46,r()<.55)+win(wx,by-h/2+18,22,50,r()<.6)}
 for(let i=0;i<Math.floor(w/90);i++){const dx=x+50+i*90;b+=`<path d="M${dx-14} ${by-h-10} V${by-h-36} L${dx} ${by-h-52} L${dx+14} ${by-h-36} V${by-h-10}Z" fill="#efd9b4"/><rect x="${dx-6}" y="${by-h-34}" width="12" height="20" fill="#3e5068"/>`}
 for(const c of [.12,.88])b+=`<rect x="${x+w*c-7}" y="${by-h-92}" width="14" height="40" fill="#b98c66"/><rect x="${x+w*c-9}" y="${by-h-95}" width="18" height="6" fill="#8f6a4e"/>`}
wing(bx,260,190);wing(bx+360,260,190);
// central block + tower
b+=`<rect x="${bx+240}" y="${by-240}" width="140" height="240" fill="url(#wall)"/><path d="M${bx+232} ${by-240} L${bx+310} ${by-318} L${bx+388} ${by-240}Z" fill="#e6caa0"/><path d="M${bx+232} ${by-240} L${bx+310} ${by-318} L${bx+388} ${by-240}" stroke="#f8ead0" stroke-width="7" fill="none"/>`;
b+=`<rect x="${bx+276}" y="${by-400}" width="68" height="160" fill="url(#wall)"/><rect x="${bx+270}" y="${by-404}" width="80" height="10" fill="#f6e7c8"/><path d="M${bx+272} ${by-404} L${bx+310} ${by-520} L${bx+348} ${by-404}Z" fill="url(#roof)"/><path d="M${bx+310} ${by-520} V${by-556}" stroke="#5c4a44" stroke-width="3"/><path d="M${bx+311} ${by-555} h30 v18 h-30Z" fill="#c8362f"/>`;
b+=`<circle cx="${bx+310}" cy="${by-352}" r="23" fill="#fff7e3" stroke="#8f6a4e" stroke-width="4"/><path d="M${bx+310} ${by-352} V${by-368} M${bx+310} ${by-352} l11 6" stroke="#3a2b33" stroke-width="3" stroke-linecap="round"/>`;
b+=win(bx+297,by-306,26,44,1)+win(bx+262,by-200,24,54,1)+win(bx+298,by-206,24,60,0)+win(bx+334,by-200,24,54,1);
b+=`<path d="M${bx+278} ${by} V${by-66} Q${bx+280} ${by-104} ${bx+310} ${by-116} Q${bx+340} ${by-104} ${bx+342} ${by-66} V${by}Z" fill="#f6e7c8"/><path d="M${bx+286} ${by} V${by-64} Q${bx+288} ${by-96} ${bx+310} ${by-106} Q${bx+332} ${by-96} ${bx+334} ${by-64} V${by}Z" fill="#5b3530"/><path d="M${bx+310} ${by-104} V${by}" stroke="#c9944f" stroke-width="2"/>`;
for(let i=0;i<4;i++)b+=`<rect x="${bx+262-i*8}" y="${by-4+i*6}" width="${96+i*16}" height="7" fill="${mix('#f3e2c2','#c9a880',i/4)}"/>`;
o.push(`<ellipse cx="${bx+320}" cy="${by+6}" rx="380" ry="14" fill="#5a6b35" opacity=".5"/>`,b);
// ivy
for(let i=0;i<240;i++){const side=r()<.5?bx+r()*60:bx+560+r()*60;o.push(`<circle cx="${f(side)}" cy="${f(by-r()*r()*180)}" r="${f(3+r()*5)}" fill="${pick(r,['#b5442e','#c85a34','#8e3a32','#d77a3d'])}" opacity=".9"/>`)}
// path
o.push(`<path d="M742 662 L818 662 Q850 760 1010 ${H} L430 ${H} Q700 780 742 662Z" fill="url(#path)"/><path d="M742 662 Q700 780 430 ${H}" stroke="#f6e7c8" stroke-width="3" fill="none" opacity=".8"/><path d="M818 662 Q850 760 1010 ${H}" stroke="#b08f5c" stroke-width="4" fill="none" opacity=".7"/>`);
for(let i=0;i<9;i++){const t=i/9,y=690+t*t*310;o.push(`<ellipse cx="${f(770-t*40+r()*60)}" cy="${f(y)}" rx="${f(20+60*t)}" ry="${f(1.5+3*t)}" fill="#c69d67" opacity=".35"/>`)}
// maples
function maple(x,y,s,pal,seed,n=900){const q=rng(seed);let g=`<path d="M-10 4 Q180 -2 520 34 Q560 44 420 46 Q180 40 -10 12Z" fill="#2b3a3a" opacity=".38"/>`;
 const br=[];function gr(X,Y,w,a,l,d){const L=limb(X,Y,w,a,l,w*.6,(q()-.5)*.3);g+=`<path d="${L.d}" fill="url(#bark)"/>`;br.push([L.x,L.y]);if(d<3)for(const da of [-.5,.45])gr(L.x,L.y,w*.62,L.a+da+(q()-.5)*.3,l*.72,d+1)}
 gr(0,8,36,1.57,150,0);
 const blobs=[[0,-300,135,110],[-95,-240,105,90],[100,-250,110,95],[-50,-370,90,75],[60,-360,85,72],[-135,-180,70,52],[140,-190,72,52],[0,-200,120,70]];
 const leaves=[];for(let i=0;i<n;i++){const B=blobs[Math.floor(q()*blobs.length)];const a=q()*6.28,R=Math.sqrt(q());const lx=B[0]+Math.cos(a)*R*B[2],ly=B[1]+Math.sin(a)*R*B[3];const lit=Math.max(0,Math.min(1,.5-((lx)/380)-((ly-B[1])/B[3])*.34+(q()-.5)*.35));leaves.push([lx,ly,lit])}
 leaves.sort((A,B)=>A[2]-B[2]);
 for(const [lx,ly,lit] of leaves){const c=lit<.33?mix(pal[0],pal[1],lit*3):lit<.66?mix(pal[1],pal[2],(lit-.33)*3):mix(pal[2],pal[3],(lit-.66)*3);if(s>.75&&q()<.55)g+=`<use href="#lf" transform="translate(${f(lx)} ${f(ly)}) rotate(${f(q()*360)}) scale(${(.16+q()*.12).toFixed(2)})" fill="${c}"/>`;else g+=`<ellipse cx="${f(lx)}" cy="${f(ly)}" rx="${f(4+q()*7)}" ry="${f(3.5+q()*4.5)}" fill="${c}"/>`}
 return `<g transform="translate(${x} ${y}) scale(${s})">${g}</g>`}
const RED=['#6d1f2a','#b5312c','#e0562f','#ffa552'],ORA=['#8a3a1e','#cf6a24','#f09a35','#ffd27a'],GOLD=['#84601f','#c99a2e','#edc14d','#ffe9a0'];
o.push(maple(390,668,.5,ORA,5,800),maple(1180,664,.52,GOLD,6,800),maple(1300,690,.68,RED,8,1100),maple(250,706,.74,GOLD,9,1200));
o.push(maple(1440,800,1.28,RED,12,2400));
// shadows across the lawn
for(let i=0;i<14;i++)o.push(`<path d="M${f(r()*W)} ${f(720+r()*260)} q120 -8 260 6 q-120 12 -260 -6Z" fill="#35552f" opacity=".18"/>`);
// fallen leaves
for(let i=0;i<420;i++){const t=r(),y=680+t*t*310,x=r()*W,s=(.04+.2*((y-680)/310))*(0.6+r()*.6);o.push(`<use href="#lf" transform="translate(${f(x)} ${f(y)}) rotate(${f(r()*360)}) scale(${s.toFixed(3)} ${(s*.55).toFixed(3)})" fill="${pick(r,['#c8362f','#e0702f','#f0a83c','#9a3a26','#d8562c'])}" opacity="${f(.65+.35*r())}"/>`)}
// students
function sh(x,y,h){return `<path d="M${x} ${y} l${h*.9} ${h*.16} l${h*.1} -${h*.05} L${x+6} ${y-3}Z" fill="#35412a" opacity=".35"/>`}
const ppl=[[730,812,128,{top:'#2b2d6b',bot:'#1d2140',skin:'#6b3f2c',hair:'#1c1218',bag:1,bagc:'#e0a02e'}],[800,822,132,{top:'#c8362f',bot:'#2c3350',skin:'#54301f',hair:'#150e12',bag:1,bagc:'#2b2d6b',puff:1}],[868,806,122,{top:'#f3e6cc',bot:'#2b2d6b',skin:'#7d4a32',hair:'#1c1218',skirt:1,puff:1}],[770,700,54,{top:'#417c73',bot:'#2c3350',skin:'#8a5a43',hair:'#2b1c18',bag:1,bagc:'#8e3a32'}],[798,702,52,{top:'#e0a02e',bot:'#3a3140',skin:'#5a3524',hair:'#1a1115'}]];
for(const [x,y,h,op] of ppl)o.push(sh(x,y,h),person(x,y,h,'#222',op));
o.push(`<rect width="${W}" height="${H}" fill="url(#cg)" opacity=".38"/>`);
// falling leaves + foreground branch (blurred slightly)
for(let i=0;i<26;i++)o.push(`<use href="#lf" transform="translate(${f(300+r()*1200)} ${f(260+r()*460)}) rotate(${f(r()*360)}) scale(${f(.1+r()*.16)} ${(.06+r()*.12).toFixed(2)})" fill="${pick(r,['#e0562f','#f0a83c','#c8362f'])}" opacity=".9"/>`);
o.push(`<g><path d="M-20 60 Q160 70 330 30 Q420 10 520 -20" stroke="#4a2c2c" stroke-width="13" fill="none"/><path d="M150 66 Q210 110 230 170 M270 46 Q330 80 350 130 M70 66 Q80 130 60 200" stroke="#4a2c2c" stroke-width="6" fill="none"/></g>`);
for(const [x,y,s,a,c] of [[60,220,1.5,170,'#b5312c'],[235,190,1.35,190,'#d8492d'],[355,150,1.2,165,'#c8362f'],[150,130,1.3,150,'#e8742f'],[20,110,1.4,120,'#9b2a2c'],[300,80,1.15,200,'#e0562f'],[430,60,1.05,170,'#c8362f'],[110,30,1.3,40,'#d8492d'],[215,10,1.2,20,'#b5312c'],[505,20,.9,190,'#e8742f'],[-10,40,1.3,80,'#d8492d']])o.push(`<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})"><use href="#lf" fill="${c}"/><path d="M0 -44 V62 M0 16 L-36 -22 M0 16 L36 -22 M0 -6 L-15 -26 M0 -6 L15 -26" stroke="${mix(c,'#ffd9a0',.5)}" stroke-width="1.8" fill="none" opacity=".75"/></g>`);
const svg=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" preserveAspectRatio="xMidYMid slice">${o.join('\n')}</svg>`;
fs.writeFileSync(new URL('./svg/campus.svg',import.meta.url),svg);console.log('campus',svg.length);
