#!/usr/bin/env python3
"""make_rating_list.py N SEED [DIR]: an invented rating list of N players, in the public layouts (docs/ratings.md).

In DIR (default: .):  players_list_foa.txt      FIDE combined, fixed width, 162 columns, CRLF
                      players_list_xml_foa.xml  the same players as XML (no XML declaration)
                      players_list.txt          FIDE combined "legacy", 158 columns (no FOA)
                      standard_rating_list.txt  FIDE standard only, 136 columns, header with the month (NOV26)
                      ecf_rating_list.csv       the English ones among them, columns of the ECF rating API
                      uschess_golden.txt/.dbf   the American ones, names of fields as in TARATSUP.DBF, widths assumed
The same N and SEED always give the same bytes. Nobody in it is real: names are put together from syllables and from
common forenames, numbers are random."""
import os, random, struct, sys
from xml.sax.saxutils import escape

HEAD_FOA = 'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag'
HEAD_OLD = 'ID Number      Name                                                         Fed Sex Tit  WTit OTit           SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag'
HEAD_STD = 'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA NOV26 Gms K  B-day Flag'
FEDS = 'IND IND IND IND RUS GER ESP FRA POL ITA IRI TUR USA USA ENG ENG HUN NED CZE SRB SRI BRA UKR GRE ARG AUT SVK CAN SWE NOR DEN ISR AUS MEX COL PER PHI VIE CHN KAZ UZB SCO WLS IRL BEL SUI POR ROU EGY RSA NGR KEN FID NON'.split()
BOYS = 'Adam Adrian Ahmed Alan Ali Anders Andrei Anton Arjun Artem Ben Bernd Boris Carlos Chris Daniel David Diego Dmitri Emil Erik Felix Filip Gabor George Hans Henrik Hugo Igor Ivan Jakub James Jan Javier John Jonas Jose Juan Karl Kevin Krishna Lars Leon Luca Luis Marco Martin Mateo Maxim Michael Milan Mohamed Nikita Oleg Oliver Oscar Pablo Pavel Peter Piotr Rahul Ravi Robert Roman Samuel Sergey Stefan Thomas Tom Victor Viktor Vladimir Wei Yusuf Zoltan'.split()
GIRLS = 'Agnes Aisha Alice Ana Anna Anastasia Beata Camila Carla Chiara Daria Diana Divya Ekaterina Elena Elif Emma Eva Fatima Gabriela Hanna Helena Ines Irina Isabel Jana Julia Kamila Katarina Kavya Lena Lucia Maria Marta Mei Meera Mina Monika Nadia Natalia Nina Nora Olga Petra Priya Sara Sofia Svetlana Tatiana Teresa Valentina Vera Viktoria Xin Yana Zeynep Zuzana'.split()
ON = 'B Br C Ch D Dr F G Gr H J K Kr L M N P Pr R S Sch Sh St T Tr V W Z'.split()
MID = 'a e i o u al an ar el en er il in ir ol on or ul un ur'.split()
CON = 'b d g k l m n p r s t v z nd ng rn st ll tt nk rd'.split()
END = 'a o i y ov ova in ev ski ska er mann son sen ic ez es is as os ini etti ley ford ham wick an enko ian dze khan pour'.split()
CLUBS = [('2%s' % c, n) for c, n in zip('ABC BCD CDE DEF EFG FGH GHJ HJK'.split(), 'Harrow Lane,Marsh End,Quayside,Castle Hill,Fleetwater,Eastmoor,Whin Hall,Skelmere'.split(','))]
STATES = 'AL AZ CA CO CT FL GA IL IN KY MA MD MI MN MO NC NJ NY OH OR PA TN TX VA WA WI'.split()

def surname(r):
    s = r.choice(ON) + r.choice(MID) + r.choice(CON)
    if r.random() < .35: s += r.choice(MID) + r.choice(CON)
    s += r.choice(END)
    x = r.random()
    if x < .02: s = "O'" + s
    elif x < .035: s = r.choice(['van der ', 'de ', 'von ', 'El ', 'Mc', 'De la ']) + s
    elif x < .05: s += '-' + surname(r)
    return s

def person(r, number):
    woman = r.random() < .12
    first = r.choice(GIRLS if woman else BOYS)
    x = r.random()
    if x < .15: first += ' ' + r.choice('ABCDEFGHJKLMNPRSTVW')
    elif x < .19: first += ' ' + r.choice(GIRLS if woman else BOYS)
    elif x < .195: first += ' Jr'
    last = surname(r)
    x = r.random()
    if x < .90: name = '%s, %s' % (last, first)
    elif x < .96: name = '%s %s' % (first, last[0].upper())            # South Indian: initials, no comma
    elif x < .98: name = '%s %s %s, %s' % (last[0].upper(), last[-1].upper(), last, first)
    elif x < .999: name = last
    else: name = '%s %s, %s %s' % (last, ' '.join(surname(r) for _ in range(6)), first, first)
    year = 0 if r.random() < .017 else min(2019, max(1925, int(r.triangular(1940, 2019, 2006))))
    rating = [0, 0, 0]
    if r.random() < .41:
        base = min(2840, max(1400, int(r.gauss(1730, 230))))
        if r.random() < .01: base = min(2840, base + 600)
        for i in range(3):
            if r.random() < (.85, .62, .45)[i]: rating[i] = min(2860, max(1400, base + int(r.gauss(0, 60)) * (i > 0)))
    best = max(rating)
    title = wtitle = otitle = foa = ''
    if best >= 2480 and r.random() < .7: title = 'GM'
    elif best >= 2380 and r.random() < .7: title = 'IM'
    elif best >= 2280 and r.random() < .6: title = 'FM'
    elif best >= 2150 and r.random() < .3: title = 'CM'
    if woman and best >= 1950 and r.random() < .6:
        wtitle = 'WGM' if best >= 2280 else 'WIM' if best >= 2180 else 'WFM' if best >= 2050 else 'WCM'
        title = title or wtitle
    x = r.random()
    if x < .004: otitle = r.choice('IA FA NA IO FT FST DI NI FI SI AO'.split())
    elif x < .005: otitle = r.choice(['IA,FT', 'FA,DI', 'IA,IO', 'NA,SI,LSI', 'IA,FST,IO,SLI'])
    if r.random() < .004: foa = r.choice('AGM AIM AFM ACM'.split())
    if number % 50000 == 777: otitle, foa = 'SI,FI,LSI,SLI,NA', 'AFM'     # one column too long, as in the real list
    games = [r.randint(1, 19) if v and r.random() < .25 else 0 for v in rating]
    k = [0 if not v else 10 if v >= 2400 else 40 if year > 2008 and v < 2300 else 20 for v in rating]
    flag = ('w' if woman else '') + ('i' if best and r.random() < .45 else '')
    fed = r.choice(FEDS)
    return dict(id=number, name=name[:60].rstrip(), fed=fed, sex='F' if woman else 'M', tit=title, wtit=wtitle, otit=otitle, foa=foa, r=rating, g=games, k=k, year=year, flag=flag)

def people(n, seed):
    r = random.Random(seed)
    used = set()
    out = []
    while len(out) < n:
        number = r.choice([r.randint(100000, 999999), r.randint(1000000, 49999999), r.randint(500000000, 599999999)]) if len(out) % 50000 != 777 else 40000777 + 50000 * (len(out) // 50000)
        if number in used: continue
        used.add(number)
        out.append(person(r, number))
    for i in range(20, n, 997):                      # namesakes: the same name, another number and year
        out[i]['name'] = out[i - 7]['name']; out[i]['sex'] = out[i - 7]['sex']
        out[i]['flag'] = ('w' if out[i]['sex'] == 'F' else '') + out[i]['flag'].replace('w', '')
    out.sort(key=lambda p: (p['name'], p['id']))
    return out

def fixed(p, foa=True, kinds=(0, 1, 2)):
    s = '%-15d%-61s%-4s%-4s%-5s%-5s%-15s' % (p['id'], p['name'], p['fed'], p['sex'], p['tit'], p['wtit'], p['otit'])
    if foa: s += '%-4s' % p['foa']
    for i in kinds: s += '%-6d%-4d%-3d' % (p['r'][i], p['g'][i], p['k'][i])
    return s + '%-6d%-4s' % (p['year'], p['flag'])

def xml(p):
    v = (p['id'], escape(p['name']), p['fed'], p['sex'], p['tit'], p['wtit'], p['otit'], p['foa']) + tuple(x for i in range(3) for x in (p['r'][i], p['g'][i], p['k'][i])) + (p['year'] or '', p['flag'])
    return '<player>\n' + ''.join('<%s>%s</%s>\n' % (t, x, t) for t, x in zip(TAGS, v)) + '</player>\n'
TAGS = 'fideid name country sex title w_title o_title foa_title rating games k rapid_rating rapid_games rapid_k blitz_rating blitz_games blitz_k birthday flag'.split()

ECF = 'ECF_code,full_name,member_no,FIDE_no,gender,nation,' + ','.join('original_%s,%s_original_category,revised_%s,%s_revised_category' % (k, k, k, k) for k in ('standard', 'rapid', 'blitz', 'standard_online', 'rapid_online', 'blitz_online')) + ',club_code,club_name,title'
def ecf(r, p, code):
    c = []
    for i in range(6):
        v = p['r'][i % 3] if i < 3 or r.random() < .1 else 0
        c += [v + r.randint(-20, 20), 'K' if r.random() < .1 else 'A', v, r.choice('AAABCDEFK')] if v else ['', '', '', '']
    club = r.choice(CLUBS) if r.random() < .8 else ('', '')
    return ','.join(map(str, [code, '"%s"' % p['name'], r.randint(10000, 99999) if r.random() < .7 else '', p['id'] if r.random() < .6 else '', p['sex'], p['fed']] + c + [club[0], '"%s"' % club[1] if club[1] else '', p['tit']]))

def ecf_code(c):
    d = '%06d' % c
    return d + 'ABCDEFGHJKL'[sum(int(x) * w for x, w in zip(d, (7, 6, 5, 4, 3, 2))) % 11]

def us_rating(r, v):
    if not v: return ''
    x = r.random()
    return '%d/%d' % (v, r.randint(1, 25)) if x < .15 else '%d*' % v if x < .18 else str(v)

def main():
    if len(sys.argv) < 3: sys.exit(__doc__)
    n, seed = int(sys.argv[1]), int(sys.argv[2])
    d = sys.argv[3] if len(sys.argv) > 3 else '.'
    os.makedirs(d, exist_ok=True)
    all_ = people(n, seed)
    def write(name, lines, eol='\r\n', enc='ascii'):
        with open(os.path.join(d, name), 'w', encoding=enc, newline='') as f:
            for line in lines: f.write(line); f.write(eol)
    write('players_list_foa.txt', [HEAD_FOA] + [fixed(p) for p in all_])
    write('players_list.txt', [HEAD_OLD] + [fixed(p, False) for p in all_])
    write('standard_rating_list.txt', [HEAD_STD] + [fixed(p, True, (0,)) for p in all_ if p['r'][0]])
    with open(os.path.join(d, 'players_list_xml_foa.xml'), 'w', encoding='ascii', newline='') as f:
        f.write('<playerslist>\n'); f.writelines(xml(p) for p in all_); f.write('</playerslist>\n')
    r = random.Random(seed + 1)
    eng = [p for p in all_ if p['fed'] in ('ENG', 'SCO', 'WLS', 'IRL')]
    codes = r.sample(range(100000, 400000), len(eng))
    write('ecf_rating_list.csv', [ECF] + [ecf(r, p, ecf_code(c)) for p, c in zip(eng, sorted(codes))], enc='utf-8')
    us = [p for p in all_ if p['fed'] == 'USA']
    rows = []
    for p, mid in zip(us, sorted(r.sample(range(10000001, 32999999), len(us)))):
        year = r.randint(2019, 2029)
        exp = 'Life' if r.random() < .05 else '%04d-%02d-%02d' % (year, r.randint(1, 12), 28)
        rows.append((p['name'].upper(), str(mid), exp, r.choice(STATES), us_rating(r, p['r'][0]), us_rating(r, p['r'][1])))
    write('uschess_golden.txt', ['\t'.join(x) for x in rows])
    fields = [('MEM_ID', 8), ('MEM_NAME', 40), ('EXPIRED', 8), ('STATE', 2), ('R_LPB_RAT', 8), ('Q_LPB_RAT', 8)]
    size = 1 + sum(w for _, w in fields)
    with open(os.path.join(d, 'uschess_golden.dbf'), 'wb') as f:
        f.write(struct.pack('<B3BIHH20x', 3, 126, 11, 18, len(rows), 32 + 32 * len(fields) + 1, size))
        for name, w in fields: f.write(struct.pack('<11sc4xBB14x', name.encode(), b'C', w, 0))
        f.write(b'\r')
        for name, mid, exp, st, reg, quick in rows:
            f.write(b' ' + ''.join('%-*s' % (w, v[:w]) for (_, w), v in zip(fields, (mid, name, exp.replace('-', ''), st, reg, quick))).encode('ascii'))
        f.write(b'\x1a')
    print('%d players; %d in the ECF list, %d in the US Chess list' % (n, len(eng), len(us)))
main()
