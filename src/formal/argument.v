(** Why a stage that the walk accepts is proved: docs/certificate.md, "Why this proves the draw best", step by
    step.

    `tight face bound mate` says that a matching lies in the face and leaves each bound set exactly once. A
    stage's weights bound the cost of every tight matching from below (weights_bound), and those that reach
    the bound are tight for the face and the bound sets behind the stage (prove_bounds). A list of wishes is
    settled where no tight matching can grant one more (settled_wishes). *)

Require Import ZArith List Bool Lia FMapPositive.
Require Import problem checker sums.
Import ListNotations.
Open Scope Z_scope.

Section Argument.
Variable I : instance.
Hypothesis ordered : in_order I = true.
Variable sets : table (table unit).
Hypothesis odd : sets_are_odd I sets = true.

Definition tight (face : list pair) (bound : table unit) (mate : positive -> positive) :=
  (forall p, In p (drawn I mate) -> In p face) /\
  (forall i, is_in i bound = true -> leaving I mate (lies_in sets i) = 1).

Lemma set_is_odd i : is_in i sets = true -> Z.odd (size_in I (lies_in sets i)) = true.
Proof.
  unfold is_in. destruct (find i sets) as [s|] eqn:F; [intros _ | discriminate].
  unfold sets_are_odd in odd. rewrite forallb_forall in odd. apply odd.
  apply PositiveMap.elements_correct in F. apply in_map_iff. exists (i, s). auto.
Qed.

Lemma between_sum u v zs :
  between zs (map (fun z => lies_in sets (fst z) u) zs) (map (fun z => lies_in sets (fst z) v) zs) =
  sum (fun z => snd z * Z.b2z (xorb (lies_in sets (fst z) u) (lies_in sets (fst z) v))) zs.
Proof.
  induction zs as [|z zs IH]; auto. unfold sum in *. cbn. rewrite IH.
  destruct (xorb _ _); cbn; lia.
Qed.

(** One stage. *)
Section Stage.
Variable cost : pair -> Z.
Variable c : claim.
Let y := node_weight (node_weights c).
Let zs := set_weights c.
Let f := about sets y zs.
Let r := reduced sets cost (over c) zs (look f (tabulate f (node_list I))).

Lemma reduced_is p :
  Zpos (over c) * cost p =
  r p + (y (one p) + y (other p)) +
  sum (fun z => snd z * Z.b2z (xorb (lies_in sets (fst z) (one p)) (lies_in sets (fst z) (other p)))) zs.
Proof.
  unfold r, reduced. rewrite !found_tabulated. unfold f, about. cbn [fst snd]. rewrite between_sum. lia.
Qed.

Lemma narrow_keeps face : forall kept,
  narrow r face = Some kept ->
  (forall p, In p face -> 0 <= r p) /\ (forall p, In p face -> r p = 0 -> In p kept).
Proof.
  induction face as [|p face IH]; cbn; intros kept H; [split; tauto|].
  destruct (r p) eqn:R; [|apply IH in H|discriminate].
  - destruct (narrow r face) as [k|]; [|discriminate]. injection H as <-. destruct (IH k eq_refl) as [P N].
    split.
    + intros q [<-|Q]; [lia | auto].
    + intros q [<-|Q] E; cbn; auto.
  - destruct H as [P N]. split.
    + intros q [<-|Q]; [lia | auto].
    + intros q [<-|Q] E; [lia | auto].
Qed.

Variable face kept : list pair.
Variable bound : table unit.
Hypothesis signs : signs_hold sets bound zs = true.
Hypothesis narrowed : weighed I sets cost c face = Some kept.

Section Tight.
Variable mate : positive -> positive.
Hypothesis perfect_mate : perfect I mate.
Hypothesis tight_mate : tight face bound mate.

Lemma cost_of_matching :
  Zpos (over c) * sum cost (drawn I mate) =
  sum r (drawn I mate) + sum y (node_list I) +
  sum (fun z => snd z * leaving I mate (lies_in sets (fst z))) zs.
Proof.
  rewrite <- sum_times, (sum_same _ _ _ (fun p _ => reduced_is p)), !sum_add, sum_swap, <- sum_add.
  rewrite (sum_of_ends I ordered mate perfect_mate y). f_equal.
  apply sum_same. intros z _. rewrite sum_times. reflexivity.
Qed.

Lemma reduced_at_least p : In p (drawn I mate) -> 0 <= r p.
Proof. intros P. apply (proj1 (narrow_keeps face kept narrowed)). apply tight_mate, P. Qed.

Lemma sign_of z :
  In z zs ->
  1 <= leaving I mate (lies_in sets (fst z)) /\ (snd z < 0 -> leaving I mate (lies_in sets (fst z)) = 1).
Proof.
  intros Z. unfold signs_hold in signs. rewrite forallb_forall in signs. specialize (signs z Z).
  apply andb_true_iff in signs. destruct signs as [S B]. apply set_is_odd in S. split.
  - apply leaves_odd; auto.
  - intros N. apply orb_true_iff in B. destruct B as [B|B]; [lia|]. apply tight_mate, B.
Qed.

Lemma set_weight_at_least z : In z zs -> 0 <= snd z * leaving I mate (lies_in sets (fst z)) - snd z.
Proof. intros Z. apply sign_of in Z. destruct Z as [L B]. nia. Qed.

Lemma excess :
  Zpos (over c) * sum cost (drawn I mate) - all_weights I c =
  sum r (drawn I mate) + sum (fun z => snd z * leaving I mate (lies_in sets (fst z)) - snd z) zs.
Proof.
  rewrite cost_of_matching. unfold all_weights. fold y. fold zs.
  assert (E : sum (fun z => snd z * leaving I mate (lies_in sets (fst z)) - snd z) zs =
              sum (fun z => snd z * leaving I mate (lies_in sets (fst z))) zs - sum snd zs).
  { clear. induction zs as [|z l IH]; auto. unfold sum in *. cbn. rewrite IH. lia. }
  lia.
Qed.

Lemma weights_bound : all_weights I c <= Zpos (over c) * sum cost (drawn I mate).
Proof.
  pose proof excess. pose proof (sum_positive r _ reduced_at_least).
  pose proof (sum_positive _ _ set_weight_at_least). lia.
Qed.

(** Where the bound is reached nothing is left over: each pair has reduced cost 0, each set with a weight
    above 0 is left once. *)
Lemma bind_is_in i b :
  is_in i (bind zs b) = true -> is_in i b = true \/ exists z, In z zs /\ fst z = i /\ 0 < snd z.
Proof.
  clear. induction zs as [|z l IH]; auto. cbn [bind fold_right]. fold (bind l b).
  assert (Later : is_in i (bind l b) = true ->
    is_in i b = true \/ exists x, In x (z :: l) /\ fst x = i /\ 0 < snd x).
  { intros H. apply IH in H. destruct H as [H|(x & X & E)]; [auto | right; exists x; cbn; auto]. }
  match goal with |- is_in _ (if ?b then _ else _) = _ -> _ => destruct b eqn:P end; auto.
  rewrite is_in_added. destruct (Pos.eq_dec _ _) as [E|N]; auto.
  intros _. right. exists z. apply Z.ltb_lt in P. cbn. auto.
Qed.

Lemma weights_reached :
  Zpos (over c) * sum cost (drawn I mate) = all_weights I c -> tight kept (bind zs bound) mate.
Proof.
  intros E. pose proof excess. pose proof (sum_positive r _ reduced_at_least).
  pose proof (sum_positive _ _ set_weight_at_least).
  split.
  - intros p P. apply (proj2 (narrow_keeps face kept narrowed)). { apply tight_mate, P. }
    apply (sum_all_zero r (drawn I mate)); auto; [apply reduced_at_least | lia].
  - intros i B. apply bind_is_in in B. destruct B as [B|(z & Z & <- & P)]; [apply tight_mate, B|].
    pose proof (sum_all_zero _ _ set_weight_at_least ltac:(lia) z Z). cbn in *. nia.
Qed.
End Tight.
End Stage.

Lemma prove_bounds cost c face bound kept :
  prove I sets cost c face bound = inl kept ->
  forall mate, perfect I mate -> tight face bound mate ->
  value c <= sum cost (drawn I mate) /\
  (sum cost (drawn I mate) = value c -> tight kept (bind (set_weights c) bound) mate).
Proof.
  unfold prove. destruct (signs_hold sets bound (set_weights c)) eqn:S; cbn [negb]; [|discriminate].
  destruct (all_weights I c =? Zpos (over c) * value c) eqn:W; cbn [negb]; [|discriminate].
  destruct (weighed I sets cost c face) as [k|] eqn:N; [|discriminate]. intros E mate P T. injection E as ->.
  pose proof (weights_bound cost c face kept bound S N mate P T) as B. apply Z.eqb_eq in W. rewrite W in B.
  split.
  - nia.
  - intros V. apply (weights_reached cost c face kept bound S N mate P T). rewrite V. lia.
Qed.

(** Lists of wishes. *)
Lemma granted_at_most cost count l : granted cost count l <= count.
Proof.
  induction l as [|p l IH]; cbn [granted fold_right]; [lia|]. fold (granted cost count l).
  destruct (against _ _) eqn:A; auto. unfold against in A. apply andb_true_iff in A. lia.
Qed.

Lemma granted_at_least cost count g l :
  0 <= g <= count -> (g <= granted cost count l <-> forall p, In p l -> against g (cost p) = false).
Proof.
  intros G. induction l as [|p l IH]; cbn [granted fold_right]; [split; [cbn; tauto | lia]|].
  fold (granted cost count l). unfold against in *.
  assert (S : (forall q, In q (p :: l) -> (1 <=? cost q) && (cost q <=? g) = false) <->
              (1 <=? cost p) && (cost p <=? g) = false /\
              forall q, In q l -> (1 <=? cost q) && (cost q <=? g) = false).
  { split; [|intros [H K] q [<-|Q]; auto].
    intros H. split; [apply H; left; auto | intros q Q; apply H; right; auto]. }
  rewrite S, <- IH.
  destruct (Z.leb_spec 1 (cost p)), (Z.leb_spec (cost p) (granted cost count l)), (Z.leb_spec (cost p) g);
    cbn [andb];
    split; try lia; intros [X Y]; lia || discriminate.
Qed.

(** Who has one opponent left is paired with him; who has none cannot be paired. *)
Lemma in_row_added x u v w t :
  (w = u /\ x = v) \/ In x (row t w) ->
  In x (row (PositiveMap.add u (v :: match find u t with Some l => l | None => [] end) t) w).
Proof.
  unfold row. destruct (Pos.eq_dec w u) as [->|N];
    [rewrite PositiveMap.gss | rewrite PositiveMap.gso by auto]; cbn.
  - intros [[_ ->]|H]; auto.
  - intros [[E _]|H]; [contradiction | auto].
Qed.

Lemma in_neighbours face p :
  In p face ->
  In (other p) (row (neighbours face) (one p)) /\ In (one p) (row (neighbours face) (other p)).
Proof.
  induction face as [|q face IH]; [intros []|]. cbn [neighbours fold_right]. fold (neighbours face). intros P.
  split; apply in_row_added; destruct P as [<-|P]; auto; right; apply in_row_added; auto; right; apply IH, P.
Qed.

Lemma mate_in_row face mate :
  perfect I mate -> (forall p, In p (drawn I mate) -> In p face) -> forall v, is_node I v ->
    In (mate v) (row (neighbours face) v).
Proof.
  intros P T v V. destruct (P v V) as (B & p & Q & J).
  assert (D : In p (drawn I mate)).
  { unfold drawn, chosen. rewrite filter_In, Pos.eqb_eq. split; auto.
    destruct J as [[<- E]|[E <-]]; congruence. }
  apply T, in_neighbours in D. destruct J as [[<- <-]|[<- <-]]; tauto.
Qed.

Lemma dry_without_matching fuel : forall face mate,
  perfect I mate -> (forall p, In p (drawn I mate) -> In p face) ->
    runs_dry I fuel (node_list I) face = true -> False.
Proof.
  induction fuel as [|fuel IH]; intros face mate P T; cbn [runs_dry]; [discriminate|].
  pose proof (mate_in_row face mate P T) as R. set (t := neighbours face) in *.
  destruct (existsb _ _) eqn:E.
  - intros _. apply existsb_exists in E. destruct E as (v & V & E). apply in_nodes in V. specialize (R v V).
    destruct (row t v); [exact R | discriminate].
  - set (rest := filter _ face). destruct (_ =? _)%nat; [discriminate|]. apply (IH rest mate P).
    intros p D. unfold rest. rewrite filter_In. split; [apply T, D|].
    assert (Taken : forall w u, taken_by I t w = Some u -> mate w = u).
    { intros w u F. apply find_some in F. destruct F as [_ O]. unfold has_only in O. apply andb_true_iff in O.
      destruct O as [U O]. apply Pos.leb_le in U. specialize (R u U).
      destruct (row t u) as [|x [|]]; try discriminate.
      apply Pos.eqb_eq in O. destruct R as [R|[]]. rewrite <- O, R. apply (P u U). }
    pose proof (drawn_back I ordered mate P p D) as B. apply in_drawn in D. destruct D as [_ M].
    unfold stays. rewrite !found_tabulated. apply andb_true_iff. split.
    + destruct (taken_by I t (one p)) as [u|] eqn:F; auto. apply Taken in F. apply Pos.eqb_eq. congruence.
    + destruct (taken_by I t (other p)) as [u|] eqn:F; auto. apply Taken in F. apply Pos.eqb_eq. congruence.
Qed.

(** After the first v wishes, no tight matching grants one more. *)
Lemma settled_wishes k count v kinds rest face bound :
  0 <= v <= count -> wishes_settled I sets k count v kinds rest face bound = true ->
  forall mate, perfect I mate -> tight face bound mate -> granted (cost_in k) count (drawn I mate) <= v.
Proof.
  intros V S mate P T. destruct (Z.le_gt_cases (granted (cost_in k) count (drawn I mate)) v) as [L|G]; auto.
  pose proof (granted_at_most (cost_in k) count (drawn I mate)) as M.
  assert (N : forall p, In p (drawn I mate) -> against (v + 1) (cost_in k p) = false).
  { apply (granted_at_least (cost_in k) count); lia. }
  assert (N1 : forall p, In p (drawn I mate) -> (cost_in k p =? v + 1) = false).
  { intros p D. apply N in D. unfold against in D. lia. }
  unfold wishes_settled in S. rewrite !orb_true_iff in S. destruct S as [[S|S]|S]; exfalso.
  - lia.
  - unfold next_settles in S. destruct kinds as [|[|n] kinds]; try discriminate.
    destruct rest as [|c rest]; try discriminate.
    rewrite !andb_true_iff in S. destruct S as [[W C] Pr].
    destruct (prove _ _ _ _ _ _) as [kept|] eqn:E; [|discriminate].
    pose proof (proj1 (prove_bounds _ _ _ _ _ E mate P T)) as B.
    assert (Few : forall p, In p (drawn I mate) ->
                  cost_in (S k) p <= 0 \/ In p (dear k (v + 1) face)).
    { intros p D. specialize (N1 p D). apply T in D. unfold dear. rewrite filter_In, N1, orb_false_r.
      destruct (cost_in (S k) p <=? 0) eqn:Z0; [left; lia | right; auto]. }
    pose proof (drawn_sorted I ordered mate) as Sorted.
    destruct (dear k (v + 1) face) as [|w [|]] eqn:Dear; [| |discriminate].
    + assert (sum (cost_in (S k)) (drawn I mate) <= 0).
      { rewrite <- (sum_zero (drawn I mate)). apply sum_less. intros p D. destruct (Few p D) as [|[]]; auto. }
      lia.
    + assert (sum (cost_in (S k)) (drawn I mate) <= Z.max 0 (cost_in (S k) w)).
      { apply sum_of_one; auto. intros p D. destruct (Few p D) as [|[->|[]]]; auto. }
      lia.
  - apply (dry_without_matching _ _ mate P) in S; auto. intros p D. rewrite filter_In. split; [apply T, D|].
    rewrite N1; auto.
Qed.
End Argument.
