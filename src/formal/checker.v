(** The checker: what is done with an instance and a certificate. It is this text that becomes a program.

    It walks as src/verify/walk.c does. The face is the list of pairs still allowed, `bound` the sets that
    every best matching leaves exactly once. In each stage every pair of the face is priced and held against
    the weights; a pair whose reduced cost is above 0 goes, one below 0 ends the walk. All that is looked up
    by the number of a node or a set stands in tries, so that no step takes longer than the number has
    digits. *)

Require Import ZArith List Bool FMapPositive.
Require Import problem.
Import ListNotations.
Open Scope Z_scope.

Notation table := PositiveMap.t.
Notation find := PositiveMap.find.
Notation node_set := (table unit).
Notation numbered_sets := (table node_set).

Definition is_in {A} (v : positive) (t : table A) : bool :=
  match find v t with Some _ => true | None => false end.

Definition set_of (l : list positive) : node_set :=
  fold_right (fun v t => PositiveMap.add v tt t) (PositiveMap.empty unit) l.

(** A function of nodes, worked out once for each of a list. *)
Definition tabulate {A} (f : positive -> A) (l : list positive) : table A :=
  fold_right (fun v t => PositiveMap.add v (f v) t) (PositiveMap.empty A) l.

Definition look {A} (f : positive -> A) (t : table A) (v : positive) : A :=
  match find v t with Some a => a | None => f v end.

Fixpoint count_up (n : nat) (from : positive) : list positive :=
  match n with O => [] | S n => from :: count_up n (Pos.succ from) end.

Definition node_list (I : instance) : list positive := count_up (Pos.to_nat (nodes I)) 1.

(** Pairs ascend, so none is there twice; the smaller node comes first. *)
Definition comes_before (p q : pair) : bool :=
  (one p <? one q)%positive || ((one p =? one q)%positive && (other p <? other q)%positive).

Fixpoint ascending (l : list pair) : bool :=
  match l with
  | p :: (q :: _) as rest => comes_before p q && ascending rest
  | _ => true
  end.

Definition in_order (I : instance) : bool :=
  forallb (fun p => (one p <? other p)%positive && (other p <=? nodes I)%positive) (pairs I) &&
  ascending (pairs I).

(** The matching. Who has no mate is their own, which no pair allows. *)
Definition mates (l : list (positive * positive)) : table positive :=
  fold_right (fun uv t => PositiveMap.add (fst uv) (snd uv) (PositiveMap.add (snd uv) (fst uv) t))
    (PositiveMap.empty positive) l.

Definition mate_of (l : list (positive * positive)) : positive -> positive :=
  let t := mates l in fun v => look (fun v => v) t v.

Definition ends (p : pair) : list positive := [one p; other p].

Definition is_perfect (I : instance) (mate : positive -> positive) (boards : list pair) : bool :=
  let covered := set_of (flat_map ends boards) in
  forallb (fun v => (mate (mate v) =? v)%positive && is_in v covered) (node_list I).

(** Sets, by their numbers. *)
Fixpoint number_sets (n : positive) (l : list (list positive)) : numbered_sets :=
  match l with
  | [] => PositiveMap.empty _
  | s :: rest => PositiveMap.add n (set_of s) (number_sets (Pos.succ n) rest)
  end.

Definition lies_in (sets : numbered_sets) (i v : positive) : bool :=
  match find i sets with Some s => is_in v s | None => false end.

Definition size_in (I : instance) (s : positive -> bool) : Z := sum (fun v => Z.b2z (s v)) (node_list I).

Definition sets_are_odd (I : instance) (sets : numbered_sets) : bool :=
  forallb (fun i => Z.odd (size_in I (lies_in sets i))) (map fst (PositiveMap.elements sets)).

(** Reduced costs: of each node its weight and, set by set, whether it lies in it; of a pair the weights of
    the sets in which just one of both lies. *)
Definition node_weight (l : weight_list) : positive -> Z :=
  let t := fold_right (fun vw t => PositiveMap.add (fst vw) (snd vw) t) (PositiveMap.empty Z) l in
  fun v => match find v t with Some w => w | None => 0 end.

Fixpoint between (zs : weight_list) (a b : list bool) : Z :=
  match zs, a, b with
  | z :: zs, x :: a, y :: b => if xorb x y then snd z + between zs a b else between zs a b
  | _, _, _ => 0
  end.

Definition about (sets : numbered_sets) (y : positive -> Z) (zs : weight_list) (v : positive) :
    Z * list bool :=
  (y v, map (fun z => lies_in sets (fst z) v) zs).

Definition reduced (sets : numbered_sets) (cost : pair -> Z) (d : positive) (zs : weight_list)
    (about_node : positive -> Z * list bool) (p : pair) : Z :=
  let a := about_node (one p) in
  let b := about_node (other p) in
  Zpos d * cost p - fst a - fst b - between zs (snd a) (snd b).

(** The pairs that stay, if no reduced cost is below 0. *)
Fixpoint narrow (r : pair -> Z) (face : list pair) : option (list pair) :=
  match face with
  | [] => Some []
  | p :: rest =>
      match r p with
      | Zneg _ => None
      | Zpos _ => narrow r rest
      | Z0 => match narrow r rest with Some kept => Some (p :: kept) | None => None end
      end
  end.

Definition signs_hold (sets : numbered_sets) (bound : node_set) (zs : weight_list) : bool :=
  forallb (fun z => is_in (fst z) sets && ((0 <=? snd z) || is_in (fst z) bound)) zs.

Definition bind (zs : weight_list) (bound : node_set) : node_set :=
  fold_right (fun z b => if 0 <? snd z then PositiveMap.add (fst z) tt b else b) bound zs.

Definition weighed (I : instance) (sets : numbered_sets) (cost : pair -> Z) (c : claim) (face : list pair) :
    option (list pair) :=
  let y := node_weight (node_weights c) in
  let f := about sets y (set_weights c) in
  let t := tabulate f (node_list I) in
  narrow (reduced sets cost (over c) (set_weights c) (look f t)) face.

Definition all_weights (I : instance) (c : claim) : Z :=
  let y := node_weight (node_weights c) in sum y (node_list I) + sum snd (set_weights c).

(** The face after a stage that the weights prove, or what is wrong. *)
Definition prove (I : instance) (sets : numbered_sets) (cost : pair -> Z) (c : claim) (face : list pair)
    (bound : node_set) : list pair + reason :=
  if negb (signs_hold sets bound (set_weights c)) then inr BadSetWeight
  else if negb (all_weights I c =? Zpos (over c) * value c) then inr WrongSum
  else match weighed I sets cost c face with Some kept => inl kept | None => inr BadReducedCost end.

(** Wishes. That no more of them can be granted is seen in one of two ways. Either the next stage proves it:
    only pairs against the next wish cost anything there, and something it must cost. Or nobody has a choice:
    without those pairs somebody has nobody left, once all who have one opponent left have taken him. *)
Definition neighbours (face : list pair) : table (list positive) :=
  let add u v t := PositiveMap.add u (v :: match find u t with Some l => l | None => [] end) t in
  fold_right (fun p t => add (one p) (other p) (add (other p) (one p) t)) (PositiveMap.empty _) face.

Definition row (t : table (list positive)) (v : positive) : list positive :=
  match find v t with Some l => l | None => [] end.

Definition has_only (I : instance) (t : table (list positive)) (w u : positive) : bool :=
  (u <=? nodes I)%positive && match row t u with [v] => (v =? w)%positive | _ => false end.

Definition taken_by (I : instance) (t : table (list positive)) (w : positive) : option positive :=
  List.find (has_only I t w) (row t w).

Definition stays (taken : positive -> option positive) (p : pair) : bool :=
  match taken (one p) with Some u => (u =? other p)%positive | None => true end &&
  match taken (other p) with Some u => (u =? one p)%positive | None => true end.

Fixpoint runs_dry (I : instance) (fuel : nat) (of : list positive) (face : list pair) : bool :=
  match fuel with
  | O => false
  | S fuel =>
      let t := neighbours face in
      if existsb (fun v => match row t v with [] => true | _ => false end) of then true
      else
        let rest := filter (stays (look (taken_by I t) (tabulate (taken_by I t) of))) face in
        if (length rest =? length face)%nat then false else runs_dry I fuel of rest
  end.

(** The tight pairs that cost something in the next stage and are not against the wish. *)
Definition dear (k : nat) (wish : Z) (face : list pair) : list pair :=
  filter (fun p => negb ((cost_in (S k) p <=? 0) || (cost_in k p =? wish))) face.

Definition next_settles (I : instance) (sets : numbered_sets) (k : nat) (wish : Z) (kinds : list kind)
    (rest : list claim) (face : list pair) (bound : node_set) : bool :=
  match kinds, rest with
  | Costs :: _, c :: _ =>
      (1 <=? value c) &&
      match dear k wish face with
      | [] => true
      | [w] => cost_in (S k) w <? value c
      | _ => false
      end &&
      match prove I sets (cost_in (S k)) c face bound with inl _ => true | inr _ => false end
  | _, _ => false
  end.

Definition wishes_settled (I : instance) (sets : numbered_sets) (k : nat) (count v : Z) (kinds : list kind)
    (rest : list claim) (face : list pair) (bound : node_set) : bool :=
  (v =? count) ||
  next_settles I sets k (v + 1) kinds rest face bound ||
  (let l := node_list I in runs_dry I (length l) l (filter (fun p => negb (cost_in k p =? v + 1)) face)).

Definition wishes_are_plain (count : Z) (c : claim) : bool :=
  match node_weights c, set_weights c with
  | [], [] => (0 <=? value c) && (value c <=? count) && (over c =? 1)%positive
  | _, _ => false
  end.

(** The walk: how many stages are proved, and the face and the bound sets behind the last one that was looked
    at. Where a list of wishes is not settled, all behind it is looked at but not counted as proved. *)
Inductive walked :=
  | Walked (proved : nat) (face : list pair) (bound : node_set)
  | Wrong (why : reason) (stage : nat).

Definition no_further (k : nat) (w : walked) : walked :=
  match w with Walked _ face bound => Walked k face bound | _ => w end.

Fixpoint walk (I : instance) (sets : numbered_sets) (boards : list pair) (k : nat) (kinds : list kind)
    (l : list claim) (face : list pair) (bound : node_set) : walked :=
  match l, kinds with
  | [], _ => Walked k face bound
  | _ :: _, [] => Wrong TooManyStages k
  | c :: rest, Costs :: kinds =>
      if negb (sum (cost_in k) boards =? value c) then Wrong WrongValue k
      else match prove I sets (cost_in k) c face bound with
           | inr why => Wrong why k
           | inl face => walk I sets boards (S k) kinds rest face (bind (set_weights c) bound)
           end
  | c :: rest, Wishes count :: kinds =>
      let kept p := negb (against (value c) (cost_in k p)) in
      if negb (wishes_are_plain count c) then Wrong BadWishes k
      else if negb (forallb kept boards) then Wrong WishBroken k
      else if value c <? granted (cost_in k) count boards then Wrong MoreGranted k
      else
        let left := filter kept face in
        let behind := walk I sets boards (S k) kinds rest left bound in
        if wishes_settled I sets k count (value c) kinds rest left bound then behind else no_further k behind
  end.

(** The stage that may follow: each pair that is not in the matching costs -1. *)
Definition cost_of_another (mate : positive -> positive) (p : pair) : Z := if chosen mate p then 0 else -1.

(** An open stage says nothing, or a bound. *)
Definition open_holds (I : instance) (sets : numbered_sets) (boards : list pair) (k : nat) (o : open_claim)
    (face : list pair) (bound : node_set) : bool :=
  match nth_error (stages I) k with
  | Some Costs =>
      (sum (cost_in k) boards =? reached o) && signs_hold sets bound (set_weights (weights o)) &&
      match open_bound o with
      | None => true
      | Some b =>
          (b <=? reached o) && (Zpos (over (weights o)) * (b - 1) <? all_weights I (weights o)) &&
          match weighed I sets (cost_in k) (weights o) face with Some _ => true | None => false end
      end
  | _ => false
  end.

Definition conclude (I : instance) (sets : numbered_sets) (d : draw) (mate : positive -> positive)
    (boards : list pair) (proved : nat) (face : list pair) (bound : node_set) : verdict :=
  let k := length (claims d) in
  match open_stage d, unique d with
  | Some o, None =>
      if whole d then Refused BadOpenStage k
      else if negb (open_holds I sets boards k o face bound) then Refused BadOpenStage k
      else Legal proved (if (proved =? k)%nat then open_bound o else None)
  | Some _, Some _ => Refused BadOpenStage k
  | None, None =>
      if negb (whole d) then Legal proved None
      else if negb (k =? all_stages I)%nat then Refused StagesMissing k
      else if negb (proved =? k)%nat then Refused WishesUnsettled proved
      else Best false
  | None, Some c =>
      if negb (k =? all_stages I)%nat then Refused BadUnique k
      else if negb (value c =? 0) then Refused BadUnique k
      else match prove I sets (cost_of_another mate) c face bound with
           | inr why => Refused why k
           | inl _ =>
               if negb (whole d) then Legal proved None
               else if negb (proved =? k)%nat then Refused WishesUnsettled proved
               else Best true
           end
  end.

(** Each pair that the certificate names is one of the matching. *)
Definition told (l : list (positive * positive)) (mate : positive -> positive) : bool :=
  forallb (fun uv => (mate (fst uv) =? snd uv)%positive) l.

Definition check_draw (I : instance) (d : draw) : verdict :=
  let mate := mate_of (matching d) in
  let boards := drawn I mate in
  let sets := number_sets 1 (sets d) in
  if negb (told (matching d) mate && is_perfect I mate boards) then Refused NotAMatching 0
  else if negb (sets_are_odd I sets) then Refused EvenSet 0
  else match walk I sets boards 0 (stages I) (claims d) (pairs I) (PositiveMap.empty unit) with
       | Wrong why k => Refused why k
       | Walked proved face bound => conclude I sets d mate boards proved face bound
       end.

(** A barrier: more odd sets of nodes than it has nodes itself, and no pair leads out of one but into the
    barrier. *)
Fixpoint all_different (l : list positive) (seen : node_set) : bool :=
  match l with
  | [] => true
  | v :: rest => negb (is_in v seen) && all_different rest (PositiveMap.add v tt seen)
  end.

Definition leads_to_barrier (gone part : node_set) (p : pair) : bool :=
  if is_in (one p) part then is_in (other p) part || is_in (other p) gone
  else if is_in (other p) part then is_in (one p) gone
  else true.

Definition barrier_holds (I : instance) (gone : list positive) (parts : list (list positive)) : bool :=
  let g := set_of gone in
  all_different (gone ++ concat parts) (PositiveMap.empty unit) &&
  forallb (fun part =>
             let s := set_of part in
             Z.odd (size_in I (fun v => is_in v s)) && forallb (leads_to_barrier g s) (pairs I)) parts &&
  (size_in I (fun v => is_in v g) <? Z.of_nat (length parts)).

Definition check (I : instance) (c : certificate) : verdict :=
  if negb (in_order I) then Refused BadInstance 0
  else match c with
       | Found d => check_draw I d
       | Barrier gone parts => if barrier_holds I gone parts then NoDraw else Refused BadBarrier 0
       end.
