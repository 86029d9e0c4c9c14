(** Small problems whose answer everybody can see, worked out by Coq itself: that the words of problem.v mean
    what they should, and that the checker does not refuse everything. *)

Require Import ZArith List.
Require Import problem checker theorem.
Import ListNotations.
Open Scope Z_scope.

(** The two triangles of docs/certificate.md, 1-2-3 and 4-5-6, one pair of which must join them: costs of
    joined, long and near. The same as tests/data/certificate/triangles.inst. *)
Definition inside u v := Pair u v [0; 0; 0].
Definition joining u v := Pair u v [1; -5; if ((u =? 1) && (v =? 4))%positive%bool then 0 else 1].

Definition triangles := Instance 6
  [inside 1 2; inside 1 3; joining 1 4; joining 1 5; joining 1 6; inside 2 3; joining 2 4; joining 2 5;
   joining 2 6; joining 3 4; joining 3 5; joining 3 6; inside 4 5; inside 4 6; inside 5 6]
  [Costs; Costs; Costs].

Definition its_draw (joined : Z) (negative : Z) := Draw [(1, 4); (2, 3); (5, 6)]%positive [[1; 2; 3]%positive]
  [Claim joined 1 [] [(1%positive, 1)]; Claim (-5) 1 [] [(1%positive, negative)]; Claim 0 1 [] []]
  None (Some (Claim 0 1 [(1%positive, -1); (4%positive, -1)] [(1%positive, 2)])) true.

Example accepted : check triangles (Found (its_draw 1 (-5))) = Best true.
Proof. reflexivity. Qed.

Example false_value : check triangles (Found (its_draw 0 (-5))) = Refused WrongValue 0.
Proof. reflexivity. Qed.

Example false_weight : check triangles (Found (its_draw 1 (-4))) = Refused WrongSum 1.
Proof. reflexivity. Qed.

(** Three nodes cannot be paired without a fourth; a triangle and a lonely node have an empty barrier. *)
Definition lonely := Instance 4 [inside 1 2; inside 1 3; inside 2 3] [Costs].

Example no_draw : check lonely (Barrier [] [[1; 2; 3]; [4]]%positive) = NoDraw.
Proof. reflexivity. Qed.

(** What "better" means. Four nodes in a ring have two matchings: 1-2, 3-4 costs 0 and then 9, 1-4, 2-3 costs
    1 and then 0, so the first is better. *)
Definition square :=
  Instance 4 [Pair 1 2 [0; 9]; Pair 1 4 [0; 0]; Pair 2 3 [1; 0]; Pair 3 4 [0; 0]] [Costs; Costs].
Definition sides := mate_of [(1, 2); (3, 4)]%positive.
Definition others := mate_of [(1, 4); (2, 3)]%positive.

Example values : value_in square 0 sides = 0 /\ value_in square 1 sides = 9 /\ value_in square 0 others = 1.
Proof. repeat split. Qed.

Example sides_are_better : better square 2 sides others.
Proof. exists 0%nat. split; [repeat constructor|]. split; [reflexivity|]. intros j J. inversion J. Qed.

(** Wishes: of three, the first is granted by 1-2, 3-4, the second is not. *)
Definition wished := Instance 4 [Pair 1 2 [2]; Pair 1 3 [1]; Pair 2 4 [3]; Pair 3 4 [3]] [Wishes 3].

Example wishes : value_in wished 0 sides = -1.
Proof. reflexivity. Qed.
