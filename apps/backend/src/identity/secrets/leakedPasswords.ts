/**
 * Of the million most common in a public collection of ten million leaked passwords (SecLists,
 * `10-million-password-list-top-1000000`), those that the rule for new ones allows. In lower case, since that is how
 * they are tried.
 */
const leaked: ReadonlySet<string> = new Set(
  String.raw`
    !!vmwar33 !2h7=aol64#exq0q !4polskaviza$ !@qw12qw !cucij_ln942q0ew !fish72! !qa2ws3ed !qaz1qaz !qaz2wsx
    !qaz2wsx#edc !qazxsw2 !qazxsw2#edcvfr4 !qazzaq1 !v_j#zcws9mji107 !w0s5974_kwx !warr1111 !window25 !winslow123
    !winston1209 !x2x4357zda#wjd_ !xd3$g^l[ !y1asfe67_g0f3jo !y7aqu3a6u3u$u !y8ajewuveneqa !ycas1982 !yeti37139
    !zooman1 #_xlk!p2705caftg #edcvfr4 #vpvnx81skqm #warrior1 #x12!gu8mji_prle #x1u6h3ztvl!p_gd #x3g48i!0wwy1k_p
    #y#adupy$umu5y #y5a2ezuje9ate #y@ame@uhuty2u #ygb3_67zm8fa5r0 #yraturaqe4e3e #yz_u0n!z94mi25d #zafirakis3
    $$whp106 $emperf1 $rfv4rfv $tatyana09$ $wnuap8x $wpahhy3urt9 $wuhibaxj4ay $xearoms8upwybts $xkaw93fubpq
    $y5ajenu3ary2a $y5yzadanure@e $y6emygyravagu $ybaqa8u7e7ese $ymaqwz2 $ymeqahe4ubele $yne3u8unybunu
    $yxyrj2bzm6fzw*d %y$ejehudyvy6e %y7ebupe6ypyle %ynavunyqy8a#y &&wdxwabusc7&b*qdex_6b*5v?e8v &y&y7y7y
    *f2i9ufcrdz3 *q_ss886004_ *voetius-1 *waters1 *xp230036 *z1317z* -=wpb=-yankees1 -xxx-111 ._#y8upn!9qf26fl
    .xan.1941.% .yl38jt#m46xzz!d 0!g2437k8d#ntzue 11!!qqaa 12#$qwer 123qwe!@#qw 127hour$291 1475aa## 17-jan-78
    1password! 1qaz!qaz 1qaz@wsx 1qazzaq! 1runner! 2gqhir*ehjsa 2wsx#edc 2wsx@wsx 2yd*bjen 37947952lc$ 39603610-ba
    3lgn5!9imbhb 3skpil#c!1=62ehh 4!geb6hgsoep 49es#t#a 4c@j&$ss 4rfv$rfv 5#o7!0qfvwdi46df 51c0j!crvnyo 5tgbbgt%
    5yjy#elelu6yle 6anaqu#esa7u3y 6yhnmju& 7!k19cglxs_52zar 7=zarjk#bo928u4i 7cem0s!#o4x8ng29 9j!7ct_3lhuolm#q
    =yh3z#8!c27sbz4i @wsx1qaz @wsx2wsx @wsx2wsx!qaz1qaz @ybe4enesuxese @yranugynu9e9e @ysama7uja!unu @ysu9e2exunupa
    @ytytysewapy2u @yve9uzegyva#a @yza6y9adubadu ^yhn6yhn _!w1mpacj07c _!xmj0rrd2qw _x9h!age7s3w _xtitn!7m8prwv4e
    _y4iyns!8ve6 _yx_b.1199$bu1.215 a5ezygyja4y#el abcd!efg!123 afru0dyen!1z ah-dpqd9 al#ks3!ksj0xx alph@5380
    amiral24-24 anderley@07 asdf12#$ asirak@1892 atao!4v1hwp9 azaz!@12 azia-j64 bb33bb## be%etyjaguwa7a
    beaver44-uncleewj black2055! bolinha@2008 bomber52! bradley1! buster123! cbdbl3xi@ cinnamon^21isonirc
    dcbrown5-enujypegysu7eh dd!mstwy28 dfj8979789!ths dj3lyki! e#y9a4a%emuqyb e5yrudu@edyzyb election@09
    etaqateve2a#y2 eze3a#e7u9apu6 fowler-01 froob!23 fuck0ff! fuckyou123! fzf2lgur!a g00dpa$$w0rd g8njr*qxcckf
    gagy4uza%ewaqu gia^sox-291 gndb4b3$ godisgreat@78 goofy4$5 i05#2vwet!gfco7m ia!vk#s=72q0ujg4 j33p3rs! jerk921@
    jesus777! jhon@ta2011 jhood22-december jonbm86! juninho1999@ kauguri98-02 l58jkdjp! la%u9e5y2yvuva
    lavey-lavey666 lt95vv@s m!6janlik0mt97 m#xi!rzyvh681=fn manicson-love908 marco1997! money4me2! mosquito@13
    mumi-l0v n6mjx7yq@orw nick1234-rem936 number123456789!!! ny#77g-f ocgatk2-llaveatk2 oml47#yw onlyone4-excess
    onlyone4-myxworld p@$$w0rd p@55w0rd p@ssw0rd pa$$w0rd passw0rd! password1! play-b0y qwerty1! s!osop8dugdbqech
    s5j1ko6sa# s=#et!041maktoez samantha1! shad0w*10*1 simpsons1# sj2323!! sk68xzd!3nhy sky!blu3 some@1128
    sorboro@14 suty8yladyhe!a taqu5yby5e#yba u@ely2y6u#ery4 umyzu@apy7ytyq uxude%u7uqeryg v!p3r_69 v#jxfpb5_fkh1ahk
    v6#wnsbldes2!7zg v9actnwqoy$y v@n3$$@7374 vcw19uno3o!p vjq$e5sctxgh vkanan-6! vkfrl#xleq4itfq3 vkizsj6ng*9a
    vkn&str1 vkn&str1be vko2uk*mgfx5 vla_alx-198 vladimir*1977 vladislav-07 vladka@250707 vlasta88- vlctim-1
    vliel@nd02 vnj901id28_!6c75 vo5jpjxh$zxw volodia-999 volodya207-kitty99 volzhanka-85 voodoo1! voy@ger0
    vqgbshd5bmmw$lup vsehmydo%3apassword vsp$65dhs*ma vtlsvfmdu!53qkq# vtt^17ghkk91y62fa vu$eledara7y!u
    vu9aga#azapaxa vuje8y%yge8eqa vuwpei*xqbo3zfmy vxf$kfg7 vybmtnuvhp4* vypu$u8eqepury vz62wko!_ye vz8&@88*mc
    w!%jt1ll w!2e3b#pszd9fxav w!d3n3r781! w#6!uamyr1dnzmhc w#ynl2izko4dpy_v w%5fpass w*7xuaus w03$8j0facy4
    w0mbatdrug$ w0wsers! w1247!a_6mbk5zfd w1nk@454 w2lidzi@de w2v6#unk!f1arl4w w325_n79hjfii6h# w3ar3u5!
    w5z9d.19377$sy3.17378 w6$jeynvn48g w6jdb.13298$5f7.4550 w6kmnjroiz-8i2ymy1y4e w8hlx#gn w@t^pth0 w@tdog1865
    w@terf00d wa6a#yhybyta%u waiwai77-3mooxeni waj$5d94prxz warhammer!99! warren24! wash@4718 washington1! waswas@5
    water#bs6 watermelon-1 wauchula-316 wawe4a$paf3d2pu wayne69!! waypier51! wb89ku_gytw8n-8k wbqew5l_1a#7mlxx
    wd0q#2!qp6z9h=xv we9syaf7c*bu weaaqino0lhlhwsifl9tqg30zri-~b weare*138* webequ%ere$a9u weeded55555@@ wel11209!
    welc0meer!c welcome!2012 welcome01! welcome1! welcome11! welcome11-- welcome2015! welcomechanger-7 welk0m!!
    wep2qk!21 wer-9zd-p4z-udr wewumypywe2y$u wh$m9jksblcg wh@tthe69 whateverboneman-venus6 whatnow1!
    whigginb1-s739rht8 whisky54-11 whj*fz6oifx7 williamfatpiggy-1983 williammodem-1992 williamnils%5flennart.
    williamr%3fbi%5ffredy win!2014 win2003@ winner-88888888 winnie@1 winter-1 winter03* winter09# wj-260670
    wjc23451$ wl!_#1hw97efcla8 wl7320jq!8 wlgq$edds2tf wm_104685-3k4767qu wn*j3owz wnhz1!qoalp8x7_0 wnr2*yolc5nxhfuz
    woia$cbhuw8k wolf6256! wolki1h%ig wooster427! wordp@$$1 wordpass10! work@100 worldinv@$ion1511 woud@berg39
    wovuk$5jy wqjk93gwmh$f wr7b8n@cxnmk wrath$01 wsotcom&53rd wsp1025% wu3yta#umylary wuvamy4y%axe$e wuza3y@u2y4edy
    wvubb10! wvzj6e-sr ww%&e4w4 ww3ymb8f$fhr wweezel-ww4344 wxcvbn741852963@ wyckxwu5$gjq wynznorz-gbzq6lmw
    wz!yz82skd_#u1v7 wzhne-m1z x!tus3nc x!wsm6e0u1l#bt72 x$79ymjp x$ahc7u*v23n x&t%$ffalk1@# x-files0 x-rated1087
    x-rated1130 x-rated1143 x-rated1358 x-rated1391 x-rated1503 x-rated1770 x-rated1825 x-rated1837 x-rated1857
    x-rated1872 x-rated1893 x-rated1928 x-rated1945 x-rated1982 x-rated1986 x-rated2019 x-rated2088 x-rated2164
    x-rated2168 x-rated2269 x-rated2419 x-rated2474 x-rated2545 x-rated2597 x-rated2921 x-rated2968 x-rated3031
    x-rated3080 x-rated3173 x-rated3182 x-rated3268 x-rated3426 x-rated3521 x-rated3569 x-rated3592 x-rated3635
    x-rated3757 x-rated3878 x-rated4073 x-rated4093 x-rated4279 x-rated4402 x-rated4675 x-rated4735 x-rated4778
    x-rated4782 x-rated4828 x-rated4844 x-rated4917 x-rated5033 x-rated5108 x-rated5187 x-rated5333 x-rated5366
    x-rated5562 x-rated5589 x-rated5703 x-rated5865 x-rated5873 x-rated6048 x-rated6092 x-rated6167 x-rated6301
    x-rated6390 x-rated6475 x-rated6634 x-rated6719 x-rated6729 x-rated6931 x-rated7019 x-rated7058 x-rated7198
    x-rated7200 x-rated7277 x-rated7417 x-rated7487 x-rated7559 x-rated7739 x-rated7748 x-rated7773 x-rated7828
    x-rated7886 x-rated7990 x-rated8165 x-rated8202 x-rated8412 x-rated8446 x-rated8531 x-rated8563 x-rated8597
    x-rated8744 x-rated8891 x-rated9038 x-rated9096 x-rated9264 x-rated9430 x-rated9437 x-rated9557 x-rated9820
    x-rated9872 x-rated9992 x19101992$e x2marc&uvw x3$d2jdjwwos x3cni-8co x3o8u!7_y2qv x5$rtkpal x7fopm4gwd8zk_!3
    x7jtuecktl$q x@18asdf xb$2maq9 xbfa2rt_b1su! xbnf*61! xbox360! xbvc#39!dkwkt0_1 xd@35x100pr xdvtdq*jr8pg
    xe$ujt8nbpyk xe%yxasunehy7u xentp4vizg*h xerriah31@ xf9e$aumihwk xfcqr7*5dehy xfcxi6t-b xfj58bme*qd@
    xgrhuei$wk53 xhnhgj8*d4my xj28_63y5#1ze!na xjqwz*rtc2jp xk#w65f8v0!ba2ku xk7zz4b$ xkeb3ual9w*2 xkueswnn1!
    xm77868!kmx878 xmas200& xo!678kndl_vb#a1 xo4z!ay65tsh9rqe xpjv0q-3e xpy$4asgtmy5 xqshzaj$4mov xr8zdz95bwb$
    xs7hs9!sk9 xsw2!qaz xsw2#edc xsw21#ed xsw2@wsx xsw2zaq! xsw@xsw2 xthrfcjdf&130385 xtrontek-xinside2
    xv9#c5zhb1l34_2o xvkal12&%# xvtwj*ks2ho8bu$y xwfedre9*cfw xwing14- xwz-mak-yk5-dao xwzt8t!f$0 xxh!ftc954v_s3j0
    xxssww2@ xy8mzxlod!#2vo_w xylo45t! xypatujuna2e@a xyzabc98!! xzcv@134bn xzjyo9i$ y!kt4ly1swnv y!u8enady9amu8
    y!uryte6agegyq y#_8a2s3nupgjdxu y#agaxede$u6e# y$$wpm87 y$ara3y@yqy3eg y$e%a#e6a9eluq y$e6a$edu6agyp
    y$exe9e2a2e2am y$u6e7edysy3eq y$upe@awe#e3yp y$uwebype9u#aq y%awu$e@y9adup y%ejudezu6ejer y%u3e9usysezub
    y%y@ebegewaga3 y0u8futur3& y0zh81gp** y2ay2ls- y2o*bm5kvtq6 y2ysate!u6u2ar y3s3c2a0n4$8 y3yqypuve%ytab
    y4azy$ysu@e8yz y4c16ph!508w y4ebate2a#a8ym y4o!921_exvpkd73 y4w-6bg-v5t-hgm y6upaqy$uwepel y6y2uvuqehu#el
    y6ydeqymavy!ex y7awugadu#u9e7 y7uvagy5ury$e6 y8a#e#eha$e7yz y8atynuquzuwa$ y8eduqyraje$uj y8una$utasy8av
    y9b0b.1303$hf.611 y9e$u2y3ane#ud y9n-8yv-r9t-pwa y9r@z46omnzf!qy-v99x y9umy$ypu#ejy% y9y%aty3epyxuq
    y9z7jll!yoa3268d y@e#yvexyxa8yh y@kr@622 y@nk3y!@ y@u%aqu8esubug y@u9u4yjutuzej y@uwyvy!yty@u2 y@yladyteru8us
    y_138!koe5wh9n4q ya@limadad11 yaku*6482 yamaha88! yampaw-1 yankees1! yankeesg%5fdogg yankeesromeo-nk1992
    yarkan08- yay1nt3rn3ts!2 ybula#u5egemuq ybwjku$xmvuydr4p ybyxa6uhe#yneg yd#!bcgw6p_ik9lo yd8dthv*ikvxjsn
    ydapy2y#epanym ydareqyde8a%at ydt$uvscu7am ydu$e8ezuqu#eq ydutu7equ8a#u7 yduzu7y3eqeqa# yehdooriy@n72
    yehf@asley271 yen-6ka-773-sa6 yestv*95ultq yfa6sd5*4rqk yflsqrf*1953 yge$yguta8y7e ygeduwa6y$udy3 ygu2ete$ajatys
    ygu6exyhe4aju% ygubyty5e$ubam yguje8y4e6u@ap yguxa4axajy%at ygw*3sjah2w8 yh85bv$a yhaju!y2ewylaj yhe8uqe6enu!ub
    yhesawutesu2e$ yhqvzb8* yhyqavy!aqeha2 yip6z5nfb_9o!2lw yja#y@alagety2 yjqxcxsnhv$2*smc yju$u#yvybutu5
    yk8$98bkxdcxp# ykd-oji2 ylehujupy#awa2 ylk5$cr* ylku*s4tfutv ylvwh$clo@2v yma2a6u#yhu3az ymax@y9mt23
    ymyve!y!ydeve7 yn4*ufzjdo4*oc#u ynajawave$u6y4 ynaxy2e7atypa$ ync!jfwm7n yne258subs!#$n ynemuhe4a2y#uv
    yny!e7ejuzadyq yny6ypasu7ymu$ ynyty@e9elu@ux ynyv5j7g*lwj yo32ka9$ yogesh@20 yomon1998! yoshi88! young&r10
    yourelt5! yousei*1 yp8cc*e*lm ype#upyruse5ym yqe#e7e4egu8um yquna4egu6e5e# yr7$jiro yreqebe8ysada#
    yrezejyme3a#a% yrhs9fn*tvjk yrume3upelu!ej yry$ymamu4amyt yry-fen-9nw-sdt yryna4ehy!asag ysasa#y5u7emed
    yse@asujasy2u2 ysg7adqysj53n*vl ysqn*axt5okp ysymyvy6ybusy# ytu#yte#abuqu4 ytuma%e7ybe6as yui-gi-uhi_lac_p8090
    yukon@1992 yul609!pdwivfr3_ yuli-999 yuliaogajo1! yulqbdv5nfj@agh yun@l3sc yur24-3gp yurijz-76 yv487xw598#
    yvatu@ela5u6ys yvatudahesu#u5 yvb!6ahcce4fgtbp yvji2szg2t%z yvu7ybaqubape$ yvuremy%eba8u3 yvygu7yda5usu#
    yweh#$712dod yweve4ebuxuvy$ ywy!y@y4u3yvyp yxy8azyqa$a9yh yya_m#nnr!dhav24 yz14_xt# yz3ndbc*9w$g yza%usybaha6y3
    yzu7u#e2emabam yzy#ubupu6unu8 z!1rsa4j6g9#b8ui z#d3nvew0h!ou_nk z#ji6sk5_3lc01vo z1@@urat z1yth2um! z21u387ords!
    z2yqnw*o z4kw#xkbn z5w#q7j& z7zo2b5=mf#31ejt z8g749kc!! z90x_#5tba3o4!ag z@y@ts20892 z_v#49365ckrxlw7
    za!roq7_#i9pg48d za$uzety3exu2a zachary1! zachispro1! zadok77* zakog&ii*70 zanfan01! zanos-65 zaq!1qaz zaq!2wsx
    zaq!xsw2 zaq!zaq1 zaq%212wsx zaq1!qaz zaq1#edc zaq1-000 zaq1@wsx zaq1@wsxcde3 zaq1xsw@ zaq1zaq! zaqe$avyde4uxu
    zaqwsx7679bghrty! zasada52* zasranka-87 zazewu3una%yny zballa24! zbr#vi_c3myf8!z2 ze!uvazyryne3u ze$uqyputeqa6u
    zegerid@108 zeitfahren-05 zelja-007 zendanfaj25! zenitethelios44m-4 zep4evr! zezgewqq1x!&amp zf!8fxxhovn3
    zg0te19l8w#kf_u3 zgd-9rm-rrk-vs6 zhuo2k_1#dpargfg zhzwcf3! zi8flp4h1a! zib4-daz zidane04! ziggs05!**
    zikank@_2010 zim52115# zima1979! zind@gin@205 zinzoe@6 zippermaster-team3x zjswcgjkqm*7 zjy*3irgutcdoanw
    zk39g0odpopfr$$ zkhh!7!mns zm$k23aihh*4qjec zmrzl1na! zmy7d$ytfp znby*2vh zo$qp#u5 zont!123# zp$avuamgh9fqubn
    zp5qmeu*9saa zq48$n9lwxs* zq@r$pw8bhgt zrcue2fc$px4 zs12345! zse4zse$ zstdba*vn6qf zsw23$rfv ztu3#vyjg$
    zu$u#u8etabata zutamagy@ebu6e zwertfc5n4n7u6#q zxcaq1@w zxcvbn123! zy$a9e8uvu!aje zyab72k! zyquxyzuhe6e$e
    zz0rr0zz# zzpge23y$dvr zzr4hxuekwx$
  `
    .trim()
    .split(/\s+/),
);

export const isLeaked = (password: string): boolean => leaked.has(password.toLowerCase());
