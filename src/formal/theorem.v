(** The theorem: what the checker accepts is so.

    best_is_best, legal_is_legal and no_draw_is_none at the end say it for the three verdicts; the build looks
    at what they assume, which must be nothing. Before them the walk, stage by stage: after k stages no
    matching is better in these, and those as good are tight. *)

Require Import ZArith List Bool Lia FMapPositive.
Require Import problem checker sums argument.
Import ListNotations.
Open Scope Z_scope.

Section Walk.
Variable I : instance.
Hypothesis ordered : in_order I = true.
Variable sets : table (table unit).
Hypothesis odd : sets_are_odd I sets = true.
Variable mate : positive -> positive.
Hypothesis perfect_mate : perfect I mate.

Definition none_better (n : nat) := forall m, perfect I m -> ~ better I n m mate.

Definition as_good_are_tight (n : nat) (face : list pair) (bound : table unit) :=
  forall m, perfect I m -> as_good I n m mate -> tight I sets face bound m.

Lemma as_good_before n a b : as_good I (S n) a b -> as_good I n a b /\ value_in I n a = value_in I n b.
Proof. intros H. split; [intros j J; apply H; lia | apply H; lia]. Qed.

Lemma none_better_next n :
  none_better n ->
  (forall m, perfect I m -> as_good I n m mate -> value_in I n mate <= value_in I n m) ->
  none_better (S n).
Proof.
  intros N V m P (k & K & L & G). destruct (Nat.eq_dec k n) as [->|D].
  - specialize (V m P G). lia.
  - apply (N m P). exists k. repeat split; auto. lia.
Qed.

Lemma itself_tight n face bound : as_good_are_tight n face bound -> tight I sets face bound mate.
Proof. intros T. apply T; auto. intros j _. reflexivity. Qed.

Lemma walk_is_sound : forall l kinds k face bound proved face' bound',
  walk I sets (drawn I mate) k kinds l face bound = Walked proved face' bound' ->
  kinds = skipn k (stages I) -> none_better k -> as_good_are_tight k face bound ->
  none_better proved /\ (proved <= k + length l)%nat /\
  (proved = (k + length l)%nat -> as_good_are_tight proved face' bound').
Proof.
  induction l as [|c rest IH]; intros kinds k face bound proved face' bound' W K N T.
  { assert (E : proved = k /\ face' = face /\ bound' = bound) by (destruct kinds; injection W; auto).
    destruct E as (-> & -> & ->). cbn. split; [exact N|]. split; [lia | intros _; exact T]. }
  destruct kinds as [|kind kinds]; [discriminate|].
  assert (Kth : nth_error (stages I) k = Some kind /\ kinds = skipn (S k) (stages I)).
  { revert K. clear. generalize (stages I) as s.
    induction k as [|k IHk]; intros [|x s] E; cbn in *; try discriminate.
    - injection E as -> ->. auto.
    - apply IHk, E. }
  destruct Kth as [Kth Krest].
  assert (Length : (k + length (c :: rest) = S k + length rest)%nat) by (cbn; lia). rewrite Length.
  destruct kind as [|count]; revert W; cbn [walk].
  - destruct (sum (cost_in k) (drawn I mate) =? value c) eqn:V; cbn [negb]; [|discriminate].
    apply Z.eqb_eq in V. destruct (prove _ _ _ _ _ _) as [kept|why] eqn:Pr; [intros W|discriminate].
    pose proof (prove_bounds I ordered sets odd _ _ _ _ _ Pr) as B.
    assert (Value : forall m, value_in I k m = sum (cost_in k) (drawn I m)).
    { intros m. unfold value_in. rewrite Kth. auto. }
    apply (IH _ _ _ _ _ _ _ W Krest).
    + apply none_better_next; auto. intros m P G. rewrite !Value, V. apply (B m P (T m P G)).
    + intros m P G. apply as_good_before in G. destruct G as [G E]. rewrite !Value in E.
      apply (B m P (T m P G)). congruence.
  - destruct (wishes_are_plain count c) eqn:Plain; cbn [negb]; [|discriminate].
    destruct (forallb _ (drawn I mate)) eqn:Kept; cbn [negb]; [|discriminate].
    destruct (value c <? _); [discriminate|]. intros W.
    set (left := filter _ face) in *. rewrite forallb_forall in Kept.
    assert (Range : 0 <= value c <= count).
    { unfold wishes_are_plain in Plain. destruct (node_weights c), (set_weights c); try discriminate. lia. }
    assert (Value : forall m, value_in I k m = - granted (cost_in k) count (drawn I m)).
    { intros m. unfold value_in. rewrite Kth. auto. }
    assert (AtLeast : value c <= granted (cost_in k) count (drawn I mate)).
    { apply granted_at_least; auto. intros p D. apply Kept in D. apply negb_true_iff, D. }
    assert (Left : forall m, tight I sets face bound m -> value c <= granted (cost_in k) count (drawn I m) ->
      tight I sets left bound m).
    { intros m [Tf Tb] G. split; auto. intros p D. unfold left. rewrite filter_In. split; auto.
      apply negb_true_iff. rewrite (granted_at_least (cost_in k) count (value c) (drawn I m) Range) in G.
      apply G, D. }
    revert W. destruct (wishes_settled _ _ _ _ _ _ _ _ _) eqn:Settled; intros W.
    + pose proof (settled_wishes I ordered sets odd _ _ _ _ _ _ _ Range Settled) as AtMost.
      assert (Mine : granted (cost_in k) count (drawn I mate) = value c).
      { assert (granted (cost_in k) count (drawn I mate) <= value c); [|lia].
        apply AtMost; auto. apply Left; auto. apply (itself_tight k), T. }
      apply (IH _ _ _ _ _ _ _ W Krest).
      * apply none_better_next; auto. intros m P G. rewrite !Value, Mine.
        destruct (Z.le_gt_cases (value c) (granted (cost_in k) count (drawn I m))) as [L|L]; [|lia].
        specialize (AtMost m P (Left m (T m P G) L)). lia.
      * intros m P G. apply as_good_before in G. destruct G as [G E]. rewrite !Value in E.
        apply Left; [apply (T m P G) | lia].
    + revert W. destruct (walk _ _ _ _ _ _ _ _) as [p f b|]; [intros W|discriminate]. injection W as <- <- <-.
      split; [exact N|]. split; [lia|]. intros E. lia.
Qed.

(** With the stage behind the last, the matching is the only one. *)
Lemma unique_is_only c face bound kept :
  prove I sets (cost_of_another mate) c face bound = inl kept -> value c = 0 ->
  forall m, perfect I m -> tight I sets face bound m -> forall v, is_node I v -> m v = mate v.
Proof.
  intros Pr V m P T.
  assert (D : forall p, In p (drawn I m) -> In p (drawn I mate)).
  { intros p D. pose proof (proj1 (prove_bounds I ordered sets odd _ _ _ _ _ Pr m P T)) as B. rewrite V in B.
    assert (S : sum (fun p => - cost_of_another mate p) (drawn I m) <= 0).
    { rewrite sum_minus. lia. }
    assert (E : - cost_of_another mate p = 0).
    { revert p D. apply (sum_all_zero _ _); auto. intros p _. unfold cost_of_another.
      destruct (chosen mate p); lia. }
    unfold cost_of_another in E. unfold drawn in *. rewrite filter_In in *. split; [apply D|].
    destruct (chosen mate p); auto. discriminate. }
  intros v N. destruct (P v N) as (B & p & Q & J).
  assert (Dp : In p (drawn I m)).
  { apply in_drawn. split; auto. destruct J as [[<- E]|[E <-]]; congruence. }
  apply D in Dp. pose proof (drawn_back I ordered mate perfect_mate p Dp) as Back. apply in_drawn in Dp.
  destruct Dp as [_ M].
  destruct J as [[<- <-]|[<- <-]]; auto.
Qed.
End Walk.

Lemma perfect_as_checked I mate :
  in_order I = true -> is_perfect I mate (drawn I mate) = true -> perfect I mate.
Proof.
  intros O H v V. unfold is_perfect in H. rewrite forallb_forall in H.
  assert (All : forall u, is_node I u -> mate (mate u) = u /\ In u (flat_map ends (drawn I mate))).
  { intros u U. apply in_nodes in U. apply H in U. apply andb_true_iff in U.
    rewrite Pos.eqb_eq, is_in_set in U. exact U. }
  destruct (All v V) as [B C]. split; auto. apply in_flat_map in C. destruct C as (p & P & E).
  apply in_drawn in P. destruct P as [P M]. exists p. split; auto. unfold joins.
  pose proof (pair_of_nodes I O p P) as (_ & N & _). apply All in N. destruct N as [N _].
  cbn in E. destruct E as [<-|[<-|[]]]; [left | right]; split; congruence.
Qed.

(** What holds of every draw that is not refused. *)
Definition mate_in (d : draw) := mate_of (matching d).

Definition is_the_draw (I : instance) (d : draw) :=
  pairs_differ I /\ perfect I (mate_in d) /\ forall u v, In (u, v) (matching d) -> mate_in d u = v.

Definition open_value_at_least (I : instance) (mate : positive -> positive) (n : nat) (b : Z) :=
  nth_error (stages I) n = Some Costs /\ forall m, perfect I m -> as_good I n m mate -> b <= value_in I n m.

Lemma check_draw_is_sound I d :
  in_order I = true ->
  match check_draw I d with
  | Best only =>
      is_the_draw I d /\ none_better I (mate_in d) (all_stages I) /\
      (only = true -> forall m, perfect I m -> as_good I (all_stages I) m (mate_in d) ->
        forall v, is_node I v -> m v = mate_in d v)
  | Legal proved bound =>
      is_the_draw I d /\ none_better I (mate_in d) proved /\
      (forall b, bound = Some b -> open_value_at_least I (mate_in d) proved b)
  | _ => True
  end.
Proof.
  intros O. unfold check_draw. fold (mate_in d). set (mate := mate_in d). set (t := number_sets 1 (sets d)).
  destruct (told _ _ && is_perfect _ _ _) eqn:Drawn; cbn [negb]; auto. apply andb_true_iff in Drawn.
  destruct Drawn as [Told Perfect].
  apply perfect_as_checked in Perfect; auto.
  assert (Draw : is_the_draw I d).
  { split; [apply pairs_are_different, O|]. split; auto. intros u v X. unfold told in Told.
    rewrite forallb_forall in Told. apply Told in X. apply Pos.eqb_eq, X. }
  destruct (sets_are_odd I t) eqn:Odd; cbn [negb]; auto.
  destruct (walk _ _ _ _ _ _ _ _) as [proved face bound|] eqn:W; auto.
  pose proof (walk_is_sound I O t Odd mate Perfect _ _ _ _ _ _ _ _ W eq_refl) as S. cbn [Nat.add] in S.
  destruct S as (None & _ & Tight).
  { intros m _ (k & K & _). lia. }
  { intros m P _. split; [intros p D; apply in_drawn in D; apply D|]. intros i. unfold is_in.
    rewrite PositiveMap.gempty. discriminate. }
  unfold conclude. destruct (open_stage d) as [o|], (unique d) as [c|]; auto.
  - destruct (whole d); auto. destruct (open_holds _ _ _ _ _ _ _) eqn:Open; cbn [negb]; auto.
    split; auto. split; auto. intros b B. destruct (proved =? length (claims d))%nat eqn:E; [|discriminate].
    apply Nat.eqb_eq in E. specialize (Tight E). rewrite <- E in Open. unfold open_holds in Open.
    rewrite B in Open.
    unfold open_value_at_least, value_in. destruct (nth_error (stages I) proved) as [[|]|]; try discriminate.
    split; auto. intros m P G.
    rewrite !andb_true_iff in Open. destruct Open as [[_ Signs] [[_ Above] Weighed]].
    destruct (weighed _ _ _ _ _) as [kept|] eqn:Kept; [|discriminate].
    pose proof (weights_bound I O t Odd _ _ _ _ _ Signs Kept m P (Tight m P G)). apply Z.ltb_lt in Above. nia.
  - destruct (length (claims d) =? all_stages I)%nat eqn:All; cbn [negb]; auto. apply Nat.eqb_eq in All.
    destruct (value c =? 0) eqn:V; cbn [negb]; auto. apply Z.eqb_eq in V.
    destruct (prove _ _ _ _ _ _) as [kept|] eqn:Pr; auto. destruct (whole d); cbn [negb].
    + destruct (proved =? length (claims d))%nat eqn:E; cbn [negb]; auto. apply Nat.eqb_eq in E.
      specialize (Tight E).
      rewrite <- All, <- E. split; auto. split; auto. intros _ m P G.
      apply (unique_is_only I O t Odd mate Perfect c face bound kept Pr V m P). apply Tight; auto.
    + split; auto. split; auto. discriminate.
  - destruct (whole d); cbn [negb].
    + destruct (length (claims d) =? all_stages I)%nat eqn:All; cbn [negb]; auto. apply Nat.eqb_eq in All.
      destruct (proved =? length (claims d))%nat eqn:E; cbn [negb]; auto. apply Nat.eqb_eq in E.
      rewrite <- All, <- E. split; auto. split; auto. discriminate.
    + split; auto. split; auto. discriminate.
Qed.

(** Barriers. *)
Lemma different_as_checked l : forall seen,
  all_different l seen = true -> NoDup l /\ forall v, In v l -> is_in v seen = false.
Proof.
  induction l as [|u l IH]; intros seen H; cbn [all_different] in H; [split; [constructor | intros v []]|].
  apply andb_true_iff in H. destruct H as [U H]. apply negb_true_iff in U. apply IH in H.
  destruct H as [D H]. split.
  - constructor; auto. intros X. apply H in X. rewrite is_in_added in X.
    destruct (Pos.eq_dec u u); [discriminate | congruence].
  - intros v [<-|V]; auto. apply H in V. rewrite is_in_added in V.
    destruct (Pos.eq_dec v u); [discriminate | auto].
Qed.

Definition in_part (part : list positive) (v : positive) : Z := Z.b2z (is_in v (set_of part)).

Lemma in_one_part parts v :
  NoDup (concat parts) ->
  sum (fun part => in_part part v) parts <= 1 /\
  (~ In v (concat parts) -> sum (fun part => in_part part v) parts = 0).
Proof.
  induction parts as [|part parts IH]; cbn [concat]; intros D; [cbn; lia|].
  assert (Split : NoDup (concat parts) /\ (In v part -> ~ In v (concat parts))).
  { clear IH. induction part as [|u part IHp]; cbn in D; [tauto|]. inversion D as [|? ? N D']. subst.
    apply IHp in D'. cbn.
    rewrite in_app_iff in N. split; [tauto|]. intros [<-|V]; tauto. }
  destruct Split as [Dr N]. specialize (IH Dr). rewrite in_app_iff. unfold sum in *. cbn [fold_right].
  unfold in_part at 1 3.
  destruct (is_in v (set_of part)) eqn:E; cbn [Z.b2z].
  - rewrite is_in_set in E. specialize (N E). split; [|tauto]. destruct IH as [_ IH]. specialize (IH N). lia.
  - destruct IH as [IH IH0]. split; [lia|]. intros X. rewrite IH0; auto.
Qed.

Lemma barrier_is_sound I gone parts :
  in_order I = true -> barrier_holds I gone parts = true -> forall m, ~ perfect I m.
Proof.
  intros O H m P. unfold barrier_holds in H. rewrite !andb_true_iff in H. destruct H as [[D F] L].
  apply different_as_checked in D. destruct D as [D _]. rewrite forallb_forall in F. apply Z.ltb_lt in L.
  assert (Dc : NoDup (concat parts) /\ forall v, In v gone -> ~ In v (concat parts)).
  { clear - D. induction gone as [|u g IH]; cbn in D; [split; auto; intros v []|].
    inversion D as [|? ? N D']. subst.
    apply IH in D'. destruct D' as [Dc Ng]. split; auto. rewrite in_app_iff in N.
    intros v [<-|V]; [tauto | auto]. }
  destruct Dc as [Dc Apart].
  set (left_by p part := Z.b2z (xorb (is_in (one p) (set_of part)) (is_in (other p) (set_of part)))).
  set (leaving_part part := leaving I m (fun v => is_in v (set_of part))).
  assert (Many : Z.of_nat (length parts) <= sum leaving_part parts).
  { clear L D Dc Apart. induction parts as [|part parts IH]; [cbn; lia|].
    assert (1 <= leaving_part part).
    { apply leaves_odd; auto. specialize (F part (or_introl eq_refl)). apply andb_true_iff in F. apply F. }
    assert (IH' := IH (fun x X => F x (or_intror X))). unfold sum in *. cbn [fold_right length]. lia. }
  assert (Few : sum leaving_part parts <= size_in I (fun v => is_in v (set_of gone))).
  { unfold leaving_part, leaving, size_in. rewrite sum_swap.
    rewrite <- (sum_of_ends I O m P (fun v => Z.b2z (is_in v (set_of gone)))).
    apply sum_less. intros p Q. apply in_drawn in Q. destruct Q as [Q _].
    destruct (in_one_part parts (one p) Dc) as [One1 One0].
    destruct (in_one_part parts (other p) Dc) as [Other1 Other0].
    assert (Leads : forall part, In part parts -> leads_to_barrier (set_of gone) (set_of part) p = true).
    { intros part X. apply F in X. apply andb_true_iff in X. destruct X as [_ X].
      rewrite forallb_forall in X. auto. }
    assert (Sum : sum (fun part => left_by p part) parts <=
                  sum (fun part => in_part part (one p)) parts +
                  sum (fun part => in_part part (other p)) parts).
    { rewrite <- sum_add. apply sum_less. intros part _. unfold left_by, in_part.
      destruct (is_in _ _), (is_in _ _); cbn; lia. }
    unfold left_by in Sum.
    destruct (is_in (one p) (set_of gone)) eqn:G1, (is_in (other p) (set_of gone)) eqn:G2; cbn [Z.b2z].
    - rewrite is_in_set in G1, G2. rewrite (One0 (Apart _ G1)), (Other0 (Apart _ G2)) in Sum. lia.
    - rewrite is_in_set in G1. rewrite (One0 (Apart _ G1)) in Sum. lia.
    - rewrite is_in_set in G2. rewrite (Other0 (Apart _ G2)) in Sum. lia.
    - apply Z.eq_le_incl. rewrite (sum_same _ (fun _ => 0)); [apply sum_zero|]. intros part X.
      apply Leads in X.
      unfold leads_to_barrier in X. rewrite G1, G2 in X.
      destruct (is_in (one p) (set_of part)), (is_in (other p) (set_of part)); auto; discriminate. }
  lia.
Qed.

(** The three theorems. *)
Theorem best_is_best I d only :
  check I (Found d) = Best only ->
  is_the_draw I d /\
  (forall m, perfect I m -> ~ better I (all_stages I) m (mate_in d)) /\
  (only = true -> forall m, perfect I m -> as_good I (all_stages I) m (mate_in d) -> forall v, is_node I v ->
    m v = mate_in d v).
Proof.
  unfold check. destruct (in_order I) eqn:O; cbn [negb]; [|discriminate]. intros C.
  pose proof (check_draw_is_sound I d O) as S. rewrite C in S. exact S.
Qed.

Theorem legal_is_legal I d proved bound :
  check I (Found d) = Legal proved bound ->
  is_the_draw I d /\
  (forall m, perfect I m -> ~ better I proved m (mate_in d)) /\
  (forall b, bound = Some b -> open_value_at_least I (mate_in d) proved b).
Proof.
  unfold check. destruct (in_order I) eqn:O; cbn [negb]; [|discriminate]. intros C.
  pose proof (check_draw_is_sound I d O) as S. rewrite C in S. exact S.
Qed.

Theorem no_draw_is_none I c : check I c = NoDraw -> forall m, ~ perfect I m.
Proof.
  unfold check. destruct (in_order I) eqn:O; cbn [negb]; [|discriminate]. destruct c as [d|gone parts].
  - intros C. exfalso. unfold check_draw, conclude in C.
    repeat match type of C with
           | (if ?b then _ else _) = _ => destruct b
           | match ?x with _ => _ end = _ => destruct x
           end; discriminate.
  - destruct (barrier_holds I gone parts) eqn:B; [|discriminate]. intros _.
    apply (barrier_is_sound I gone parts O B).
Qed.

Print Assumptions best_is_best.
Print Assumptions legal_is_legal.
Print Assumptions no_draw_is_none.
