// Lattice maps for the campus band, the campus cards and the contact page. Writes public/img/map*.svg.
// Needs, once: npm i --no-save world-atlas topojson-client d3-geo d3-array
import fs from 'fs';const NM=new URL('../../../node_modules/',import.meta.url).pathname; // world-atlas, d3-array, d3-geo, topojson-client

import vm from 'vm';const ctx={};ctx.self=ctx;ctx.globalThis=ctx;vm.createContext(ctx);for(const f of ['d3-array/dist/d3-array.min.js','d3-geo/dist/d3-geo.min.js','topojson-client/dist/topojson-client.min.js'])vm.runInContext(fs.readFileSync(NM+f,'utf8'),ctx);const d3=ctx.d3;const tj=ctx.topojson;
const w=JSON.parse(fs.readFileSync(NM+'world-atlas/countries-50m.json'));
const fc=tj.feature(w,w.objects.countries).features;const by=id=>fc.find(f=>f.id===id);
const W=1200,H=620;
const pr=d3.geoMercator().fitExtent([[0,0],[W,H]],{type:'MultiPoint',coordinates:[[-104,60],[26,-7]]});
const land=tj.merge(w,w.objects.countries.geometries.filter(g=>g.id!=='304'&&g.id!=='010'));
const ca=by('124'),sn=by('686'),cm=by('120');
const S=10;// lattice: diamonds centred at (i+j)*S/2... checkerboard
const sets={land:[],ca:[],af:[]};
for(let j=0;j*S/2<H+S;j++)for(let i=0;i*S<W+S;i++){const x=i*S+(j%2?S/2:0),y=j*S/2;const p=pr.invert([x,y]);if(!p)continue;if(p[0]<-170)continue;
 if(d3.geoContains(sn,p)||d3.geoContains(cm,p))sets.af.push([x,y]);else if(d3.geoContains(ca,p))sets.ca.push([x,y]);else if(d3.geoContains(land,p))sets.land.push([x,y])}
// rotated lattice: u=(x+y)/S, v=(y-x)/S are integers
const path=pts=>{const q=pts.map(([x,y])=>[Math.round((x+y)/S),Math.round((y-x)/S)]).sort((a,b)=>a[1]-b[1]||a[0]-b[0]);let d='',pu=0,pv=0,first=1;for(const [u,v] of q){d+=(first?`M${u} ${v}`:`m${u-pu}${v-pv<0?'':' '}${v-pv}`)+'h0';pu=u;pv=v;first=0}return d};
const mk=(vb,w,h,extra='',g=sets)=>`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${vb}" width="${w}" height="${h}"><g transform="matrix(5 5 -5 5 0 0)" fill="none" stroke-width=".62" stroke-linecap="square"><path stroke="#4b479a" d="${path(g.land)}"/><path stroke="#E8573A" d="${path(g.ca)}"/><path stroke="#F2B33D" d="${path(g.af)}"/></g>${extra}</svg>`;
// note stroke-linecap square on zero-length horizontal in rotated coords = diamond
const P={ot:pr([-75.7,45.4]),dk:pr([-17.45,14.7]),ya:pr([11.5,3.87])};console.log(P);
const arc=(a,b,k)=>{const mx=(a[0]+b[0])/2,my=(a[1]+b[1])/2-k;return `<path d="M${a.map(Math.round).join(' ')}Q${Math.round(mx)} ${Math.round(my)} ${b.map(Math.round).join(' ')}" fill="none" stroke="#FFE2AE" stroke-width="2.5" stroke-dasharray="2 8" stroke-linecap="round"/>`};
const pin=(p,c)=>`<circle cx="${Math.round(p[0])}" cy="${Math.round(p[1])}" r="15" fill="${c}" opacity=".3"/><circle cx="${Math.round(p[0])}" cy="${Math.round(p[1])}" r="7" fill="#fff" stroke="${c}" stroke-width="4"/>`;
fs.writeFileSync(new URL('../../../public/img/map.svg',import.meta.url),mk(`0 0 ${W} ${H}`,W,H,arc(P.dk,P.ot,90)+arc(P.ya,P.ot,150)+pin(P.ot,'#E8573A')+pin(P.dk,'#C2331F')+pin(P.ya,'#C2331F')));
console.log('map',fs.statSync(new URL('../../../public/img/map.svg',import.meta.url)).size,sets.land.length,sets.ca.length,sets.af.length);
// country cards: finer lattice, own projection
for(const [id,feat,pt] of [['senegal',sn,[-17.45,14.7]],['cameroon',cm,[11.5,3.87]]]){const w2=480,h2=480,pj=d3.geoMercator().fitExtent([[40,40],[440,440]],feat),S2=14,inn=[];for(let j=0;j*S2/2<h2;j++)for(let i=0;i*S2<w2;i++){const x=i*S2+(j%2?S2/2:0),y=j*S2/2,p=pj.invert([x,y]);if(d3.geoContains(feat,p))inn.push([x,y])}
 const q=inn.map(([x,y])=>[Math.round((x+y)/S2),Math.round((y-x)/S2)]).sort((a,b)=>a[1]-b[1]||a[0]-b[0]);let d='',pu=0,pv=0,f=1;for(const [u,v] of q){d+=(f?`M${u} ${v}`:`m${u-pu}${v-pv<0?'':' '}${v-pv}`)+'h0';pu=u;pv=v;f=0}
 const c=pj(pt);fs.writeFileSync(new URL(`../../../public/img/map-${id}.svg`,import.meta.url),`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480"><path transform="matrix(7 7 -7 7 0 0)" fill="none" stroke="#F2B33D" stroke-width=".62" stroke-linecap="square" d="${d}"/><circle cx="${c[0].toFixed(0)}" cy="${c[1].toFixed(0)}" r="30" fill="#C2331F" opacity=".35"/><circle cx="${c[0].toFixed(0)}" cy="${c[1].toFixed(0)}" r="13" fill="#fff" stroke="#C2331F" stroke-width="8"/></svg>`);console.log(id,c,fs.statSync(new URL(`../../../public/img/map-${id}.svg`,import.meta.url)).size)}
