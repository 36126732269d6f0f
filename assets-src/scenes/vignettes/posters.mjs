// The ten posters of the testimonials to come, 1200 x 800: somebody seen from behind, and a light that
// is the story's. Writes ../svg/testimonial-<n>.svg, and its two planes in ../svg/layers/ for the films.
import {rng,f,mix,ridge} from '../lib.mjs';import fs from 'fs';
import {W,H,G,M,lg,rg,BL,SK,back} from './people.mjs';
const SUN=[780,400];
// sky: top, middle, horizon · land: far, near · lights: sun and the glow around it (never cream over blue: it greys)
const POSTERS=[
 {sky:['#123f3c','#2F7A63','#f2c469'],sun:'#fff0c0',glow:'#ffc95a',land:['#1c5a50','#0f3a3c'],view:'palms',who:{st:'wrap',wrap:'#2A2675',top:'#F2B33D',pat:'#C2331F',skin:SK[2]}},
 {sky:['#7c1f1c','#d5482b','#ffc071'],sun:'#fff0c8',glow:'#ffab55',land:['#8c2a22','#4e1620'],view:'towers',who:{st:'short',top:'#2b2d6b',collar:'#ffffff88',bag:'#2F7A63',skin:SK[1]}},
 {sky:['#0f0e33','#2A2675','#7f4f9e'],sun:'#fff3d2',glow:'#a58bff',land:['#1d1a56','#12103a'],view:'windows',who:{st:'bun',top:'#C2331F',skin:SK[0],rim:'#e6dcff'}},
 {sky:['#2f6f8f','#7fb8b0','#ffdf9e'],sun:'#fffbe6',glow:'#ffe08a',land:['#2c7f86','#1b5664'],view:'sea',who:{st:'puffs',top:'#C2331F',pat:'#F2B33D',skin:SK[3]}},
 {sky:['#1d1a5c','#5a3f9c','#ff9d6b'],sun:'#fff0cf',glow:'#ff9a62',land:['#3b2b7c','#1b1648'],view:'hills',who:{st:'cap',top:'#151338',collar:'#C2331F',skin:SK[4]}},
 {sky:['#152a55','#2f6f9a','#bfe3ea'],sun:'#ffffff',glow:'#cdeff5',land:['#9cc4d8','#e8f3f8'],view:'snow',who:{st:'afro',top:'#C2331F',scarf:'#F2B33D',skin:SK[1],rim:'#ffffff'}},
 {sky:['#4a1640','#a0365f','#ffb37c'],sun:'#fff0cc',glow:'#ff9f6e',land:['#6f2350','#3c1138'],view:'sea',boat:1,who:{st:'veil',wrap:'#f2e9ff',top:'#2F7A63',skin:SK[2]}},
 {sky:['#8a3f1c','#e28a34','#ffe39a'],sun:'#fffbe0',glow:'#ffdc6e',land:['#b4602a','#6b3420'],view:'road',who:{st:'braids',top:'#2b2d6b',collar:'#ffffff88',skin:SK[1]}},
 {sky:['#16123f','#4a2f8c','#ff8f86'],sun:'#ffd9c4',glow:'#ff7f7a',land:['#33226e','#171242'],view:'palms',who:{st:'short',top:'#F2B33D',pat:'#9E2615',skin:SK[3]}},
 {sky:['#5a1a30','#b5443a','#ffc877'],sun:'#fff2c4',glow:'#ffb257',land:['#7c2c34','#421626'],view:'baobab',who:{st:'wrap',wrap:'#C2331F',top:'#2A2675',pat:'#F2B33D',skin:SK[0]}},
];
const VIEWS={
 hills:(r,[far,near])=>[`<path d="${ridge(r,W,H,500,110,3)}" fill="${mix(far,near,.1)}"/>`,`<path d="${ridge(r,W,H,580,90,3)}" fill="${mix(far,near,.5)}"/>`,`<path d="${ridge(r,W,H,680,60,3)}" fill="${near}"/>`],
 road:(r,[far,near],sun)=>[`<path d="${ridge(r,W,H,520,70,3)}" fill="${far}"/>`,`<path d="${ridge(r,W,H,590,40,3)}" fill="${near}"/>`,`<path d="M792 584 Q700 620 820 668 T640 820 H1120 Q900 700 912 660 Q860 616 806 584Z" fill="${mix(sun,near,.35)}"/>`],
 sea:(r,[far,near],sun,p)=>{const o=[`<path d="M-20 530 Q160 470 420 530Z M900 530 Q1060 486 1220 530Z" fill="${mix(far,p.sky[1],.45)}"/><rect y="528" width="1200" height="272" fill="url(#sea)"/>`];
  for(let k=0;k<30;k++){const w=30+r()*(60+k*7);o.push(`<rect x="${f(SUN[0]-w/2+(r()-.5)*(50+k*4))}" y="${540+k*8.6}" width="${f(w)}" height="3.4" rx="1.7" fill="${sun}" opacity="${f(.85-k*.02)}"/>`)}
  o.push(`<path d="M110 600 Q230 640 370 596 Q336 636 240 640 Q146 636 110 600Z" fill="${near}"/><path d="${p.boat?'M236 606 V470 M244 478 L330 588 H244Z':'M180 604 l16 -34 18 34Z M250 606 l18 -40 20 38Z'}" stroke="${near}" stroke-width="5" fill="${near}"/>`);return o},
 towers:(r,[far,near],sun)=>{const o=[];for(const [c,y0,hh,w,a] of [[mix(far,sun,.18),600,210,74,.25],[mix(far,near,.45),640,250,88,.55]])for(let k=-1;k<15;k++){const x=k*w+r()*20,h=60+r()*hh*(x>500&&x<660?.5:1);o.push(`<path d="M${f(x)} 800 V${f(y0-h)} h${w-10} V800Z" fill="${c}"/>`);if(a>.5)for(let m=0;m<h/30;m++)for(let j=0;j<4;j++)if(r()<.3)o.push(`<rect x="${f(x+10+j*17)}" y="${f(y0-h+14+m*28)}" width="8" height="13" fill="${sun}" opacity=".85"/>`)}
  o.push(`<path d="M934 800 V380 h-8 v-16 h14 L974 236 l34 128 h14 v16 h-8 V800Z M972 240 v-40 h4 v40Z" fill="${near}"/><circle cx="974" cy="420" r="20" fill="${sun}" opacity=".9"/><path d="M974 420 v-13 m0 13 l9 6" stroke="${near}" stroke-width="3"/><rect y="690" width="1200" height="110" fill="${near}"/>`);return o},
 windows:(r,[far,near],sun)=>{const o=[];for(let k=0;k<17;k++){const x=k*74-30,h=90+r()*220;o.push(`<rect x="${f(x)}" y="${f(640-h)}" width="72" height="${f(h+180)}" fill="${mix(far,near,r())}"/>`);for(let m=0;m<(h+40)/28;m++)for(let j=0;j<3;j++)if(r()<.42)o.push(`<rect x="${f(x+11+j*20)}" y="${f(654-h+m*28)}" width="10" height="14" fill="${r()<.75?'#ffd98a':'#ff9d6b'}" opacity="${f(.6+r()*.4)}"/>`)}return o},
 palms:(r,[far,near])=>{const o=[`<path d="${ridge(r,W,H,590,70,3)}" fill="${far}"/>`,`<path d="${ridge(r,W,H,690,40,3)}" fill="${near}"/>`];for(const [x,h,l] of [[150,520,60],[300,360,-20],[1080,470,-50],[1180,300,10]]){const tx=x+l,ty=780-h;o.push(`<path d="M${x-9} 800 Q${x+l*.2} ${780-h*.5} ${tx-4} ${ty} L${tx+5} ${ty} Q${x+l*.3+12} ${780-h*.5} ${x+11} 800Z" fill="${near}"/>`);for(let k=0;k<14;k++){const a=-3.14+k*.46,q=h*.4,ex=tx+Math.cos(a)*q,ey=ty+Math.sin(a)*q*.45+q*.36;o.push(`<path d="M${tx} ${ty-4} Q${f(tx+Math.cos(a)*q*.5)} ${f(ty+Math.sin(a)*q*.8-q*.2)} ${f(ex)} ${f(ey)} Q${f(tx+Math.cos(a)*q*.46)} ${f(ty+Math.sin(a)*q*.7+q*.1)} ${tx} ${ty+7}Z" fill="${near}"/>`)}}return o},
 snow:(r,[far,near])=>{const o=[`<path d="${ridge(r,W,H,540,80,3)}" fill="${mix(far,'#5f93b4',.4)}"/>`,`<path d="${ridge(r,W,H,620,50,3)}" fill="${far}"/>`];for(const [x,y,s] of [[60,690,1.3],[190,660,.9],[300,640,.6],[930,650,.7],[1030,680,1],[1150,720,1.5]])o.push(`<g transform="translate(${x} ${y}) scale(${s})"><path d="M-8 0 h16 v24 h-16Z" fill="#23304f"/>${[0,-52,-98].map((dy,i)=>`<path d="M0 ${dy-92} L${64-i*13} ${dy} H${-64+i*13}Z" fill="#1f4a5c"/><path d="M0 ${dy-92} L${34-i*7} ${dy-44} q-16 10 -30 2 q-16 10 -${38-i*7} 0Z" fill="#f4fafc"/>`).join('')}</g>`);
  o.push(`<path d="${ridge(r,W,H,700,40,3)}" fill="${near}"/>`);for(let i=0;i<70;i++)o.push(`<circle cx="${f(r()*W)}" cy="${f(r()*640)}" r="${f(1.6+r()*3.2)}" fill="#fff" opacity="${f(.5+r()*.5)}"/>`);return o},
 baobab:(r,[far,near])=>{const o=[`<path d="${ridge(r,W,H,580,60,3)}" fill="${far}"/>`,`<path d="${ridge(r,W,H,680,36,3)}" fill="${near}"/>`];let b='';const arm=(x,y,a,l,w,d)=>{const ex=x+Math.cos(a)*l,ey=y-Math.sin(a)*l;b+=`<path d="M${f(x)} ${f(y)}L${f(ex)} ${f(ey)}" stroke-width="${f(w)}"/>`;if(d)for(const s of [-.5,.1,.55])arm(ex,ey,a+s+(r()-.5)*.2,l*.66,w*.58,d-1)};for(const [a,l] of [[2.6,120],[2.05,140],[1.55,150],[1.05,140],[.5,120]])arm(1010,430,a,l,22,3);
  o.push(`<path d="M930 720 Q966 560 946 420 H1074 Q1056 560 1096 720Z" fill="${near}"/><g stroke="${near}" stroke-linecap="round" fill="none">${b}</g>`);return o},
};
const seed=i=>120+i*17;
const svg=(body,box=`0 0 ${W} ${H}`)=>`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${W}" height="${H}">${body}</svg>`;
fs.mkdirSync(new URL('../svg/layers/',import.meta.url),{recursive:true});
POSTERS.forEach((p,i)=>{const r=rng(seed(i)),{sky,sun,glow,who}=p,moon=p.view==='windows',R=moon?64:p.view==='snow'?92:140;
 const defs=`<defs>${lg('sk',[[0,sky[0]],[.42,sky[1]],[.78,sky[2]]])}${lg('sea',[[0,p.land[0]],[1,p.land[1]]])}${rg('gl',SUN[0],moon?230:SUN[1],560,[[0,sun,.95],[.22,glow,moon?.35:.8],[.6,glow,.22],[1,glow,0]])}${BL}</defs>`;
 let o=`<rect width="1200" height="800" fill="url(#sk)"/><rect width="1200" height="800" fill="url(#gl)"/>`;
 if(moon||p.view==='snow')for(let k=0;k<40;k++)o+=`<circle cx="${f(r()*W)}" cy="${f(r()*300)}" r="${f(1+r()*1.8)}" fill="#fff" opacity="${f(.3+r()*.6)}"/>`;
 if(!moon)o+=`<circle cx="${SUN[0]}" cy="${SUN[1]}" r="${R*1.5}" fill="${sun}" opacity=".16"/>`;
 o+=`<circle cx="${SUN[0]}" cy="${moon?230:SUN[1]}" r="${R}" fill="${sun}"/>`;
 if(!moon)for(const [x,y,w] of [[250,150,320],[980,120,280],[560,90,220],[1020,300,260]])o+=`<path d="M${x-w/2} ${y}q${f(w*.3)} -12 ${f(w*.5)} -7t${f(w*.5)} 7q${f(-w*.5)} 9 ${-w} 0Z" fill="${mix(sky[2],sun,.5)}" opacity=".4"/>`;
 const back_=defs+o+VIEWS[p.view](r,p.land,sun,p).join('');
 let figure=back(500,600,2.05,{rim:sun,...who,collar:who.collar??(who.scarf?who.scarf:0)});
 if(who.scarf)figure+=`<g transform="translate(500 600) scale(2.05)"><path d="M-32 -6 Q0 22 32 -6 L36 18 Q0 46 -36 18Z" fill="${who.scarf}"/><path d="M10 20 l26 -6 10 84 -26 6Z" fill="${mix(who.scarf,'#8a4a10',.25)}"/></g>`;
 const name=`testimonial-${i+1}`,to=n=>new URL(`../svg/${n}.svg`,import.meta.url);
 fs.writeFileSync(to(name),svg(back_+figure));fs.writeFileSync(to(`layers/${name}-view`),svg(back_));fs.writeFileSync(to(`layers/${name}-person`),svg(figure))});
